// Expand the names of screens in media queries, such as `@media (--phone)`; an unknown name stops the build.
import type { CSSOptions } from "vite";
import { SCREENS } from "../src/lib/dom/screens.ts";

const known: Readonly<Record<string, string>> = SCREENS;

export const css: CSSOptions = {
  postcss: {
    plugins: [
      {
        postcssPlugin: "exlibris-screens",
        AtRule: {
          media(rule) {
            rule.params = rule.params.replace(/\(--([\w-]+)\)/g, (_, name: string) => {
              if (!known[name]) throw rule.error(`no screen is called ${name}`);
              return `(${known[name]})`;
            });
          },
        },
      },
    ],
  },
};
