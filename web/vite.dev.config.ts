// The page of all components, built apart from the client: `vite build --config vite.dev.config.ts --outDir DIR`.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { css } from "./build-steps/screens.ts";

// In development mode every element knows which component it is from; a test asks for that.
process.env["NODE_ENV"] = "development";

export default defineConfig({
  mode: "development",
  plugins: [svelte()],
  css,
  build: { rolldownOptions: { input: "dev.html" }, minify: false, emptyOutDir: true },
});
