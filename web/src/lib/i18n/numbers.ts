/** Format a number as forms print it, with a real minus sign. */
export const signed = (value: number | string): string => String(value).replaceAll("-", "−");

/** Format a percentage as a language does: in English and Polish without a space, elsewhere with one that doesn't break. */
export const percentage = (value: number | string, language: string): string =>
  `${signed(value)}${["en", "pl"].includes(language) ? "" : "\u00a0"}%`;
