// Expand the names of screens in media queries, such as `@media (--phone)`. Other sizes and numbers for z-index stop the
// build.
import type { CSSOptions } from "vite";
import { SCREENS } from "../src/lib/dom/screens.ts";

const known: Readonly<Record<string, string>> = SCREENS;

export const css: CSSOptions = {
  postcss: {
    plugins: [
      {
        postcssPlugin: "exlibris-screens",
        Once(root) {
          root.walkAtRules("media", (rule) => {
            if (/width|height|orientation/.test(rule.params))
              throw rule.error("use a name of dom/screens.ts");
            rule.params = rule.params.replace(/\(--([\w-]+)\)/g, (_, name: string) => {
              if (!known[name]) throw rule.error(`no screen is called ${name}`);
              return `(${known[name]})`;
            });
          });
          root.walkDecls("z-index", (declaration) => {
            if (/\d/.test(declaration.value)) throw declaration.error("use a name of app.css");
          });
        },
      },
    ],
  },
};
