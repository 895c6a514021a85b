// How the client is built for a page that needs no server: `vite build --mode page`, after scripts/page/make.py.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin, UserConfig } from "vite";
import { licences } from "./licences.ts";
import { icons, MANIFEST, workerFor } from "./offline.ts";

const place = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const OWN = place("../src/lib/api/local/");
const OUT = place("../../dist/page/");
const WORKER = place("../src/offline/page-worker.ts");
/** Of the packages in that worker, which is a build of its own. */
const WORKBOX = ["core", "precaching", "routing", "strategies"].map(
  (part) => `node_modules/workbox-${part}/index.js`,
);

/** Modules of the client that a page has its own of, with the same exports, by how their paths end. */
const REPLACED: Readonly<Record<string, string>> = {
  "/api/transport.ts": "transport.ts",
  "/dom/address.ts": "address.ts",
  "/src/register.svelte.ts": "register.ts",
  "/home/Files.svelte": "Files.svelte",
};

const files = (): string[] =>
  readdirSync(OUT, { recursive: true, encoding: "utf8" })
    .filter((name) => name.includes("-") && statSync(OUT + name).isFile())
    .sort();

/** What hosts read that know such a file: what may be kept for good. No file has two rules, and "*" stands at an end. */
const headers = (): string =>
  [...new Set(files().map((name) => name.replace(/\/.*/, "/*")))]
    .filter((path) => !path.startsWith("icon-"))
    .map((path) => `/${path}\n  Cache-Control: max-age=31536000, immutable\n`)
    .join("");

function page(): Plugin {
  return {
    name: "exlibris-page",
    enforce: "pre",
    async resolveId(source, importer) {
      if (!importer || importer.startsWith(OWN)) return null;
      const found = await this.resolve(source, importer, { skipSelf: true });
      const own = Object.entries(REPLACED).find(([end]) => found?.id.endsWith(end));
      return own ? OWN + own[1] : null;
    },
    transformIndexHtml: (html) => html.replaceAll('href="/', 'href="./'),
    async closeBundle() {
      const rest = { "manifest.json": JSON.stringify(MANIFEST), ...icons() };
      for (const [name, content] of Object.entries(rest)) writeFileSync(OUT + name, content);
      writeFileSync(`${OUT}_headers`, headers());
      const revision = createHash("sha256")
        .update(readFileSync(`${OUT}index.html`))
        .digest("hex");
      const kept = files().map((url) => ({ url, revision: null }));
      writeFileSync(`${OUT}sw.js`, await workerFor([...kept, { url: "index.html", revision }], WORKER));
    },
  };
}

/** Return what the configuration of the client's build is for a page. */
export function pageConfig(): UserConfig {
  const made = place("../../build/page/");
  if (!existsSync(`${made}runtime.json`)) throw new Error("run make page first");
  return {
    base: "./",
    publicDir: `${made}public`,
    plugins: [page(), licences(`${made}licences.json`, WORKBOX)],
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
