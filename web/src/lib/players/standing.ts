// The reader's own place on the leaderboard, or why they are not on it.
import type { PlayerPage, RankedPlayer } from "../api/types";
import type { Choice } from "./choice";

export type Standing = "guest" | "hidden" | "unrated" | "below" | "listed";

/** Return a reader's standing; `own` is their page, null for a guest. */
export function standingOf(
  own: PlayerPage | null,
  players: readonly RankedPlayer[],
  choice: Choice,
): Standing {
  if (!own) return "guest";
  const isRated = own.pools.some(({ family, pool }) => family === choice.family && pool === choice.pool);
  if (!isRated) return "unrated";
  if (!own.shown) return "hidden";
  return players.some(({ name }) => name === own.name) ? "listed" : "below";
}
