// Build the client for a page that needs no server: `vite build --mode page`, after scripts/page/make.py.
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { normalize } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin, UserConfig } from "vite";
import { licences } from "./licences.ts";
import { icons, MANIFEST, workerFor } from "./offline.ts";
import { integrity, starting } from "./starting.ts";

const place = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const OWN = place("../src/lib/api/local/");
const OUT = place("../../dist/page/");
const WORKER = place("../src/offline/page-worker.ts");
/** Of the packages in that worker, which is a build of its own. */
const WORKBOX = ["core", "precaching", "routing", "strategies"].map(
  (part) => `node_modules/workbox-${part}/index.js`,
);

/** Modules of the client that a page replaces, with the same exports, by the ends of their paths; pages, by one without
 * properties.
 */
const REPLACED: Readonly<Record<string, string>> = {
  "/api/transport.ts": "transport.ts",
  "/dom/address.ts": "address.ts",
  "/src/register.svelte.ts": "register.ts",
  "/home/Files.svelte": "Files.svelte",
  "/score/EveningDoor.svelte": "EveningDoor.svelte",
  "/chat/ChatOffer.svelte": "ChatOffer.svelte",
  "/account/AccountPage.svelte": "../../ui/NeedsServer.svelte",
  "/lobby/LobbyPage.svelte": "../../ui/NeedsServer.svelte",
  "/players/PlayersPage.svelte": "../../ui/NeedsServer.svelte",
  "/score/EveningPage.svelte": "../../ui/NeedsServer.svelte",
  "/state/update.svelte.ts": "update.svelte.ts",
};

/** Headers of every file. */
const PROTECTED: Readonly<Record<string, string>> = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "same-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
};

const files = (): string[] =>
  readdirSync(OUT, { recursive: true, encoding: "utf8" })
    .filter((name) => name.includes("-") && statSync(OUT + name).isFile())
    .sort();

/** The policy of the page and its workers, which load only their own files. Pyodide compiles WebAssembly, and reads archives as blobs. */
const policy = (script: string): string =>
  `default-src 'self'; script-src 'self' 'wasm-unsafe-eval' ${script}; style-src 'self' 'unsafe-inline'; ` +
  "img-src 'self' data: blob:; font-src 'self' data:; connect-src 'self' blob:; worker-src 'self' blob:; " +
  "form-action 'self'; object-src 'none'; base-uri 'none'";

/** The policy in index.html as a header, which also applies to workers and can forbid frames. */
const policyOf = (html: string): string =>
  `${/http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html)![1]!}; frame-ancestors 'none'`;

/** The contents of `_headers`, which some hosts read: headers that protect the page, and caching of immutable files. No
 * file has two rules about the same header, and "*" is always last.
 */
const headers = (html: string): string =>
  [
    `/*\n  Content-Security-Policy: ${policyOf(html)}\n`,
    ...Object.entries(PROTECTED).map(([name, value]) => `  ${name}: ${value}\n`),
    ...[...new Set(files().map((name) => name.replace(/\/.*/, "/*")))]
      .filter((path) => !path.startsWith("icon-"))
      .map((path) => `/${path}\n  Cache-Control: max-age=31536000, immutable\n`),
  ].join("");

function page(): Plugin {
  return {
    name: "exlibris-page",
    enforce: "pre",
    /** Keep only the title of the texts about accounts and players, which a page does not have. */
    load(id) {
      const area = /\/(account|players)\.ftl\b/.exec(id)?.[1];
      if (!area) return null;
      const texts = readFileSync(id.replace(/\?.*/, ""), "utf8").split("\n");
      return `export default ${JSON.stringify(texts.find((line) => line.startsWith(`${area}-title = `)))}`;
    },
    async resolveId(source, importer) {
      if (!importer || importer.startsWith(OWN)) return null;
      const found = await this.resolve(source, importer, { skipSelf: true });
      const own = Object.entries(REPLACED).find(([end]) => found?.id.endsWith(end));
      return own ? normalize(OWN + own[1]) : null;
    },
    transformIndexHtml: (html) => html.replaceAll('href="/', 'href="./'),
    async closeBundle() {
      const rest = { "manifest.json": JSON.stringify(MANIFEST), ...icons() };
      for (const [name, content] of Object.entries(rest)) writeFileSync(OUT + name, content);
      const html = readFileSync(`${OUT}index.html`, "utf8");
      writeFileSync(`${OUT}_headers`, headers(html));
      const kept = files().map((url) => ({
        url,
        revision: null,
        integrity: integrity(readFileSync(OUT + url)),
      }));
      const index = { url: "index.html", revision: integrity(html), integrity: integrity(html) };
      writeFileSync(`${OUT}sw.js`, await workerFor([...kept, index], WORKER));
    },
  };
}

/** Return the build configuration of a page. */
export function pageConfig(): UserConfig {
  const made = place("../../build/page/");
  if (!existsSync(`${made}runtime.json`)) throw new Error("run make page first");
  return {
    base: "./",
    publicDir: `${made}public`,
    plugins: [page(), starting("./", policy), licences(`${made}licences.json`, WORKBOX)],
    define: { __PAGE_FILES__: readFileSync(`${made}runtime.json`, "utf8") },
    build: {
      outDir: OUT,
      emptyOutDir: true,
      rollupOptions: {
        // Pages of the documentation load the second one by its name.
        input: { index: place("../index.html"), cells: place("../src/docs/cells.ts") },
        output: { entryFileNames: ({ name }) => (name === "cells" ? "cells.js" : "assets/[name]-[hash].js") },
      },
    },
    worker: { format: "es" },
  };
}
