import type { Language } from "../i18n";

const SITE = "https://exlibris-game.github.io/exlibris/";
/** Languages other than English with pages for players. */
const TRANSLATED: ReadonlySet<Language> = new Set(["pl", "cs", "fr"]);

/** Return the address of the documentation: the page on playing in the reader's language, or the English front page. */
export function documentation(language: Language): string {
  return TRANSLATED.has(language) ? `${SITE}${language}/play.html` : SITE;
}
