import { texts } from ".";

/** Return day and time in the page's language. */
export function when(time: string): string {
  const format = new Intl.DateTimeFormat(texts.language, { dateStyle: "medium", timeStyle: "short" });
  return format.format(new Date(time));
}

/** Return the day in the page's language. */
export function day(time: string): string {
  return new Intl.DateTimeFormat(texts.language, { dateStyle: "medium" }).format(new Date(time));
}
