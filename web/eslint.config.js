// What neither svelte-check nor Prettier looks at: promises that nobody waits for, and Svelte's recommended rules.
import svelte from "eslint-plugin-svelte";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default [
  { ignores: ["src/lib/api/schema.ts", "src/lib/i18n/messages.ts"] },
  ...svelte.configs.recommended,
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    // Not in components: with the types of each, ESLint would take four times as long.
    files: ["src/**/*.ts"],
    ignores: ["src/lib/art/**", "**/*.test.ts"],
    plugins: { "@typescript-eslint": ts.plugin },
    languageOptions: { parser: ts.parser, parserOptions: { projectService: true } },
    rules: { "@typescript-eslint/no-floating-promises": "error" },
  },
  {
    rules: {
      // It compiles every component once more; svelte-check has done so.
      "svelte/no-unused-svelte-ignore": "off",
      // Sets and maps of ours never change: a new one takes the place of the old one.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
];
