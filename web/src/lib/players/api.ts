// Requests about players and their ratings.
import { ask } from "../api/http";
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
  best: (family: Family, pool: Pool) => ask("get", "/api/players", { family, pool }),
  player: (name: string) => ask("get", "/api/players/named", { name }),
  show: (shown: boolean) => ask("put", "/api/account/shown", {}, { shown }),
};

/** Return the path of a player's page. */
export const pathOf = (name: string): string => `/players/${encodeURIComponent(name)}`;
