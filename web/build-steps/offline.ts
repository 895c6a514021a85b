// What the build adds so that the page can be installed and opens without the server: the manifest, its icons, and the
// service worker with the list of files that it keeps.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { Resvg } from "@resvg/resvg-js";
import type { Plugin } from "vite";
import { alone, integrity } from "./starting.ts";

/** The worker keeps its name: browsers look for updates at its old address. */
const WORKER = "sw.js";
const SOURCE = fileURLToPath(new URL("../src/offline/worker.ts", import.meta.url));
/** The names of the files that it stores. */
const KEPT = /^(assets\/.*|index\.html|manifest\.json|icon\.svg)$/;
const LANGUAGES = new URL("../../src/exlibris/texts/languages.json", import.meta.url);
const codes = (JSON.parse(readFileSync(LANGUAGES, "utf8")) as { code: string }[]).map(({ code }) => code);
/** The name of a catalog, which only readers of its language need; see vite.config.ts. Scripts are named after their
 * modules, so another may have a dot, too. */
const CATALOG = new RegExp(`^assets/\\w+\\.(${codes.join("|")})-[\\w-]+\\.js$`);
/** 180 is Apple's size; an installable page needs the others. */
const SIZES = [180, 192, 512];
const COLOR = "#3e2713";

export const MANIFEST = {
  id: "./",
  name: "Ex Libris",
  short_name: "Ex Libris",
  description: "Rival librarians fill their shelves: a board game in the browser.",
  start_url: "./",
  display: "standalone",
  background_color: COLOR,
  theme_color: COLOR,
  icons: [
    { src: "icon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
    { src: "icon-192.png", sizes: "192x192", type: "image/png", purpose: "any" },
    { src: "icon-512.png", sizes: "512x512", type: "image/png", purpose: "any maskable" },
  ],
};

export function icons(): Record<string, string | Uint8Array> {
  const svg = readFileSync(new URL("icon.svg", import.meta.url), "utf8");
  const drawn = (size: number): Uint8Array =>
    new Resvg(svg, { fitTo: { mode: "width", value: size } }).render().asPng();
  return { "icon.svg": svg, ...Object.fromEntries(SIZES.map((size) => [`icon-${size}.png`, drawn(size)])) };
}

/** Build a worker for a list of files. It is a file of its own, since browsers differ in whether workers may import. */
export function workerFor(files: readonly unknown[], source = SOURCE): Promise<string> {
  const list = JSON.stringify(files);
  const name = createHash("sha256").update(list).digest("hex").slice(0, 12);
  return alone(source, { __FILES__: list, __BUILD__: JSON.stringify(name) });
}

/** Return the plugin that adds them to the bundle. */
export function offline(): Plugin {
  let folder = "";
  return {
    name: "exlibris-offline",
    apply: "build",
    configResolved({ root, build }) {
      folder = `${resolve(root, build.outDir)}/`;
    },
    // When all files are there as they stay, since the worker knows them by their hashes.
    async closeBundle() {
      const more = { "manifest.json": JSON.stringify(MANIFEST), ...icons() };
      for (const [name, content] of Object.entries(more)) writeFileSync(folder + name, content);
      const kept = readdirSync(folder, { recursive: true, encoding: "utf8" })
        .filter((name) => KEPT.test(name))
        .sort()
        .map((name) => ({
          url: name === "index.html" ? "/" : `/${name}`,
          integrity: integrity(readFileSync(folder + name)),
          language: CATALOG.exec(name)?.[1],
        }));
      writeFileSync(folder + WORKER, await workerFor(kept));
    },
  };
}
