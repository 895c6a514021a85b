import { LANGUAGES, texts, type Language } from "../i18n";
import { catalog } from "./catalog.svelte";
import { settings } from "./settings.svelte";

/** What a language is called by those who speak it. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: "English",
  pl: "Polski",
  cs: "Čeština",
  fr: "Français",
};

/** The first of the reader's languages, such as "fr-CA", that there are catalogs for. */
export function preferred(wanted: readonly string[]): Language {
  const plain = wanted.map((tag) => tag.toLowerCase().split("-")[0]);
  return plain.flatMap((tag) => LANGUAGES.filter((language) => language === tag))[0] ?? "en";
}

async function speak(language: Language): Promise<void> {
  await texts.speak(language);
  document.documentElement.lang = language;
}

/** The page in the language chosen before, or else in the browser's. */
export function startSpeaking(): Promise<void> {
  const chosen = LANGUAGES.find((language) => language === settings.language);
  return speak(chosen ?? preferred(navigator.languages));
}

/** The page in another language from now on, and the next time. */
export async function chooseLanguage(language: Language): Promise<void> {
  await speak(language);
  settings.set({ language });
  await catalog.translate();
}
