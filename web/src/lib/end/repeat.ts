import { api } from "../api/http";
import type { NewSeat, TableInfo } from "../api/types";
import { problemText } from "../state/problems";

/** Return the seats of another game with the same players. People of other browsers get open seats to take by the
 * link.
 */
export function sameSeats(table: TableInfo): NewSeat[] {
  return table.seats.map(({ name, player, yours }) => ({
    name,
    player: player === "human" && !yours ? "open" : player,
  }));
}

const LAST_LEVEL = 7;

/** Return the level that a solo player goes on with: the next one after a victory, if there is one. */
export const nextLevel = (level: number, won: boolean): number => Math.min(level + (won ? 1 : 0), LAST_LEVEL);

/** Set up another table with the same players and rules, in solo at that level. Returns its id, or what went wrong. */
export async function repeatTable(
  table: TableInfo,
  level: number | null = table.level,
): Promise<{ id: string } | { problem: string }> {
  try {
    const { preset, variants, deck, hints, pace } = table;
    return await api.create({
      seats: sameSeats(table),
      preset,
      variants,
      level,
      deck,
      hints,
      pace: pace ?? null,
    });
  } catch (error) {
    return { problem: problemText(error) };
  }
}
