export {
  LANGUAGE_NAMES,
  LANGUAGES,
  loadTexts,
  msg,
  t,
  texts,
  type Area,
  type Language,
} from "./texts.svelte";
