import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../i18n";
import { documentation } from "./documentation";

const docs = (path: string): string => fileURLToPath(new URL(`../../../../docs/${path}`, import.meta.url));

describe("the link to the documentation", () => {
  it.each(LANGUAGES.filter((language) => existsSync(docs(`${language}/play.md`))))(
    "leads to the page in the reader's language: %s",
    (language) => {
      expect(documentation(language)).toMatch(new RegExp(`/${language}/play\\.html$`));
    },
  );

  it.each(LANGUAGES.filter((language) => !existsSync(docs(language))))(
    "leads to the front page where no page is translated: %s",
    (language) => {
      expect(documentation(language)).toMatch(/\/exlibris\/$/);
    },
  );
});
