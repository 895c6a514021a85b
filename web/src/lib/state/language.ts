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

/** Start in the language chosen earlier, or else in the browser's; in English if its texts don't come. */
export function startLanguage(): Promise<void> {
  const chosen = LANGUAGES.find((language) => language === settings.language);
  return setLanguage(chosen ?? preferred(navigator.languages)).catch(() => setLanguage("en"));
}

/** Switch the page to another language and remember it. If part of it can't be loaded, the page stays as it was. */
export async function chooseLanguage(language: Language): Promise<void> {
  const before = texts.language;
  try {
    await setLanguage(language);
    await catalog.translate();
  } catch (error) {
    await setLanguage(before);
    throw error;
  }
  settings.set({ language });
}
