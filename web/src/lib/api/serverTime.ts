/** By how many milliseconds the server's clock is ahead of the browser's, as far as its answers tell. */
let ahead = 0;
/** Its answers name whole seconds, and take time to come. */
const CLOSE_MS = 3000;

/** Note the time that an answer names. */
export function noteDate(date: string | null): void {
  const found = Date.parse(date ?? "") - Date.now();
  if (!Number.isNaN(found)) ahead = Math.abs(found) < CLOSE_MS ? 0 : found;
}

/** Return the server's time in ms, like `Date.now()`; the browser's clock may be wrong. */
export const serverNow = (): number => Date.now() + ahead;
