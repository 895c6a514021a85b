// What the build adds so that the page can be installed and opens without the server: the manifest, its icons, and the
// service worker with the list of files that it keeps.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Resvg } from "@resvg/resvg-js";
import { build, type Plugin } from "vite";

/** The worker keeps its name: browsers look for a new one under the address of the old. */
const WORKER = "sw.js";
const SOURCE = fileURLToPath(new URL("../src/offline/worker.ts", import.meta.url));
/** 180 is Apple's size; the others are those that an installable page needs. */
const SIZES = [180, 192, 512];
const COLOUR = "#3e2713";

export const MANIFEST = {
  id: "./",
  name: "Ex Libris",
  short_name: "Ex Libris",
  description: "Rival librarians fill their shelves: a board game in the browser.",
  start_url: "./",
  display: "standalone",
  background_color: COLOUR,
  theme_color: COLOUR,
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
export async function workerFor(files: readonly unknown[], source = SOURCE): Promise<string> {
  const list = JSON.stringify(files);
  const name = createHash("sha256").update(list).digest("hex").slice(0, 12);
  const built = await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    define: { __FILES__: list, __BUILD__: JSON.stringify(name) },
    build: { write: false, rolldownOptions: { input: source, output: { format: "iife" } } },
  });
  if (!("output" in built)) throw new Error("the worker's build has no output");
  return built.output[0].code;
}

/** Return the plugin that adds them to the bundle. */
export function offline(): Plugin {
  return {
    name: "exlibris-offline",
    apply: "build",
    enforce: "post",
    async generateBundle(_, bundle) {
      const assets = Object.keys(bundle).filter((name) => name.startsWith("assets/"));
      const kept = [...assets.map((name) => `/${name}`), "/manifest.json", "/icon.svg"].sort();
      const files = {
        "manifest.json": JSON.stringify(MANIFEST),
        ...icons(),
        [WORKER]: await workerFor(kept),
      };
      for (const [fileName, source] of Object.entries(files))
        this.emitFile({ type: "asset", fileName, source });
    },
  };
}
