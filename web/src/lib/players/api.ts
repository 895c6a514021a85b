// Requests about players and their ratings.
import { ask } from "../api/http";

export type Family = "first" | "revised";
export type Pool = "people" | "computers";

export const FAMILIES: readonly Family[] = ["first", "revised"];
export const POOLS: readonly Pool[] = ["people", "computers"];

export const playersApi = {
  best: (family: Family, pool: Pool) => ask("get", "/api/players", { family, pool }),
  player: (name: string) => ask("get", "/api/players/named", { name }),
  show: (shown: boolean) => ask("put", "/api/account/shown", {}, { shown }),
};

/** Return the path of a player's page. */
export const pathOf = (name: string): string => `/players/${encodeURIComponent(name)}`;
