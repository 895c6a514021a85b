// Requests about players and their ratings.
import type { PlayerPage, RankedPlayer } from "../api/types";
import { post, request } from "../api/http";
import { msg } from "../i18n";

export type Family = "first" | "revised";
export type Pool = "people" | "computers";

/** The messages that name the families of rulesets, and those with whom games were played. */
export const FAMILIES: readonly (readonly [Family, string])[] = [
  ["first", msg("players-first")],
  ["revised", msg("players-revised")],
];
export const POOLS: readonly (readonly [Pool, string])[] = [
  ["people", msg("players-people")],
  ["computers", msg("players-computers")],
];

export const playersApi = {
  best: (family: Family, pool: Pool): Promise<RankedPlayer[]> =>
    request(`/api/players?family=${family}&pool=${pool}`),
  player: (name: string): Promise<PlayerPage> =>
    request(`/api/players/named?name=${encodeURIComponent(name)}`),
  show: (shown: boolean): Promise<unknown> => post("/api/account/shown", { shown }, "PUT"),
};

/** Return the path of a player's page. */
export const pathOf = (name: string): string => `/players/${encodeURIComponent(name)}`;
