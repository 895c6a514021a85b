import { api } from "../api/http";
import type { TableInfo } from "../api/types";
import { router } from "../state/router.svelte";
import { problemText } from "../state/problems";

const LAST_LEVEL = 7;

/** Return a solo player's next level: after a victory the level above, if there is one. */
export const nextLevel = (level: number, won: boolean): number => Math.min(level + (won ? 1 : 0), LAST_LEVEL);

/** Open the rematch of a game, or join it, and go there; in solo at that level. Returns what went wrong, or null. */
export async function playAgain({ id }: TableInfo, level: number | null = null): Promise<string | null> {
  try {
    const rematch = await api.rematch(id, level);
    router.go(`/table/${rematch.id}`);
    return null;
  } catch (error) {
    return problemText(error);
  }
}
