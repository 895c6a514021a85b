// Where whoever looks at the leaderboard stands themselves, or why they are not on it.
import type { PlayerPage, RankedPlayer } from "../api/types";
import { msg } from "../i18n";
import type { Choice } from "./choice";

export type Standing = "guest" | "hidden" | "unrated" | "below" | "listed";

/** The sentence about each; whoever is listed sees their line. */
export const SENTENCES: Readonly<Record<Exclude<Standing, "listed">, string>> = {
  guest: msg("players-own-guest"),
  hidden: msg("players-own-hidden"),
  unrated: msg("players-own-unrated"),
  below: msg("players-own-below"),
};

/** Return where somebody stands; `own` is their page, null for a guest. */
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
