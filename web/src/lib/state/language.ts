import { LANGUAGES, texts, type Language } from "../i18n";
import { catalog } from "./catalog.svelte";
import { settings } from "./settings.svelte";

/** Return the first of the reader's languages (tags such as "fr-CA") for which there are catalogs. */
export function preferred(wanted: readonly string[]): Language {
  const plain = wanted.map((tag) => tag.toLowerCase().split("-")[0]);
  return plain.flatMap((tag) => LANGUAGES.filter((language) => language === tag))[0] ?? "en";
}

async function setLanguage(language: Language): Promise<void> {
  await texts.use(language);
  document.documentElement.lang = language;
}

/** Start in the language chosen earlier, or else in the browser's. */
export function startLanguage(): Promise<void> {
  const chosen = LANGUAGES.find((language) => language === settings.language);
  return setLanguage(chosen ?? preferred(navigator.languages));
}

/** Switch the page to another language and remember it. */
export async function chooseLanguage(language: Language): Promise<void> {
  await setLanguage(language);
  settings.set({ language });
  await catalog.translate();
}
