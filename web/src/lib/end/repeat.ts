import { api } from "../api/http";
import type { NewSeat, TableInfo } from "../api/types";
import { problemText } from "../state/session.svelte";

/** Return the seats of another game with the same players. People of other browsers get open seats to take by the
 * link.
 */
export function sameSeats(table: TableInfo): NewSeat[] {
  return table.seats.map(({ name, player, yours }) => ({
    name,
    player: player === "human" && !yours ? "open" : player,
  }));
}

/** Set up another table with the same players and rules. Returns its id, or what went wrong. */
export async function repeatTable(table: TableInfo): Promise<{ id: string } | { problem: string }> {
  try {
    const { preset, variants, level, deck } = table;
    return await api.create({ seats: sameSeats(table), preset, variants, level, deck });
  } catch (error) {
    return { problem: problemText(error) };
  }
}
