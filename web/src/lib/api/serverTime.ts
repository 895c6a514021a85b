/** How many milliseconds the server's clock is ahead of the browser's, judging by its answers. */
let ahead = 0;
/** Answers have whole seconds, and take time to arrive. */
const CLOSE_MS = 3000;

/** Note the time that an answer names. */
export function noteDate(date: string | null): void {
  const found = Date.parse(date ?? "") - Date.now();
  if (!Number.isNaN(found)) ahead = Math.abs(found) < CLOSE_MS ? 0 : found;
}

/** Return the server's time in ms, like `Date.now()`; the browser's clock may be wrong. */
export const serverNow = (): number => Date.now() + ahead;
