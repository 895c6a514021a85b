// Lines of chat for tests.
import type { ChatLine } from "../lib/api/types";

/** Return a line by another player, with these changes. */
export function madeUpLine(number: number, change: Partial<ChatLine> = {}): ChatLine {
  return {
    number,
    author: "a",
    name: "Rita",
    seat: 0,
    yours: false,
    text: `${number}`,
    phrase: null,
    removes: null,
    at: "2026-01-02T00:00:00+00:00",
    ...change,
  };
}
