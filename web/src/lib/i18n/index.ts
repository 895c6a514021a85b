export {
  LANGUAGE_NAMES,
  LANGUAGES,
  loadTexts,
  msg,
  t,
  texts,
  type Language,
  type MessageId,
} from "./texts.svelte";
export type { Area } from "./messages";
