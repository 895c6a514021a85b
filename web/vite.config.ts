import { svelte } from "@sveltejs/vite-plugin-svelte";
import { mergeConfig, type UserConfig } from "vite";
import { defineConfig } from "vitest/config";
import { licences } from "./build-steps/licences.ts";
import { offline } from "./build-steps/offline.ts";
import { pageConfig } from "./build-steps/page.ts";
import { css } from "./build-steps/screens.ts";
import { starting } from "./build-steps/starting.ts";

const server = process.env.EXLIBRIS_SERVER ?? "127.0.0.1:8000";

/** The text catalog that a file is made of: its language and its area. */
const CATALOG = /\/texts\/(?<language>[^/]+)\/(?<area>\w+)\.ftl/;

/** Tests that read files of the repository; all others run as in a page. */
const READING_SOURCES = [
  "src/*.test.ts",
  "src/lib/api/local/lzma.test.ts",
  "src/lib/art/pictures.test.ts",
  "src/lib/home/documentation.test.ts",
  "src/lib/i18n/catalog.test.ts",
  "src/lib/learn/words.test.ts",
  "src/lib/model/anchors.test.ts",
  "src/lib/turn/badge.test.ts",
  "src/offline/licences.test.ts",
];

const client = defineConfig({
  plugins: [svelte()],
  css,
  build: {
    // The Python package serves the bundle, so it is built straight into it.
    outDir: "../src/exlibris/server/static",
    emptyOutDir: true,
    // The oldest browsers; tests/browser/test_oldest_browsers.py looks for functions that they lack. Firefox lays out the
    // table since 121, by :has().
    target: ["chrome111", "edge111", "firefox121", "safari16.4"],
    modulePreload: { polyfill: false }, // Safari knows it since 17, and loads the same without
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: {
        // The service worker knows by the name of which language a catalog is.
        chunkFileNames: ({ facadeModuleId }) => {
          const { language, area } = CATALOG.exec(facadeModuleId ?? "")?.groups ?? {};
          return `assets/${language ? `${area}.${language}` : "[name]"}-[hash].js`;
        },
      },
    },
  },
  server: {
    // The message catalogs lie in the Python package, one source for both.
    fs: { allow: [".", "../src/exlibris/texts"] },
    proxy: {
      // Unchanged, so that the server sees pages of its own origin.
      "/api": { target: `http://${server}`, changeOrigin: false },
      "/ws": { target: `ws://${server}`, ws: true },
    },
  },
  test: {
    setupFiles: ["src/set-up-tests.ts"],
    isolate: false,
    testTimeout: 30_000, // a busy machine may stand still for longer than five seconds
    retry: process.env.CI ? 1 : 0,
    projects: [
      { extends: true, test: { name: "sources", include: READING_SOURCES } },
      {
        extends: true,
        resolve: { conditions: ["browser"] },
        test: {
          name: "page",
          include: ["src/**/*.test.ts"],
          exclude: READING_SOURCES,
          environment: "happy-dom",
        },
      },
    ],
  },
});

/** The client of a server: all that the first picture needs comes as one script and one style sheet. */
const served: UserConfig = {
  plugins: [starting("/"), licences(), offline()],
  build: {
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: "first", tags: ["$initial"] }] } } },
  },
};

export default defineConfig(({ mode }) =>
  mergeConfig(client as UserConfig, mode === "page" ? pageConfig() : served),
);
