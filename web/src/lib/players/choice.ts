// Which ratings the leaderboard shows, as its address says.
import { FAMILIES, POOLS, type Family, type Pool } from "./api";

export interface Choice {
  readonly family: Family;
  readonly pool: Pool;
}

/** Return the wanted key, or the first key if it is invalid. */
function keyOf<Key extends string>(keys: readonly Key[], wanted: string | null): Key {
  return keys.find((key) => key === wanted) ?? keys[0]!;
}

/** Read the choice from a page's query. */
export function choiceOf(search: string): Choice {
  const query = new URLSearchParams(search);
  return { family: keyOf(FAMILIES, query.get("family")), pool: keyOf(POOLS, query.get("pool")) };
}

/** Return the path of the leaderboard that shows a choice. */
export function leaderboardOf({ family, pool }: Choice): string {
  return `/players?${new URLSearchParams({ family, pool }).toString()}`;
}
