// The reader's own place on the leaderboard, or why they are not on it.
import type { PlayerPage, RankedPlayer } from "../api/types";
import { msg } from "../i18n";
import type { Choice } from "./choice";

export type Standing = "guest" | "hidden" | "unrated" | "below" | "listed";

/** The sentence about each; listed players see their line. */
export const SENTENCES: Readonly<Record<Exclude<Standing, "listed">, string>> = {
  guest: msg("players-own-guest"),
  hidden: msg("players-own-hidden"),
  unrated: msg("players-own-unrated"),
  below: msg("players-own-below"),
};

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
