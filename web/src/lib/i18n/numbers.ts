import { texts } from "./texts.svelte";

/** Format a number as forms print it, with a real minus sign. */
export const signed = (value: number | string): string => String(value).replaceAll("-", "−");

/** Format a percentage as the page's language does: in English without a space, elsewhere with one that doesn't break. */
export const percentage = (value: number | string): string =>
  `${signed(value)}${texts.language === "en" ? "" : "\u00a0"}%`;
