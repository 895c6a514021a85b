import { api } from "../api/http";
import type { NewSeat, TableInfo } from "../api/types";
import { problemText } from "../state/session.svelte";

/** The same company once more; people of other browsers get an open seat, to be taken by the link. */
export function sameSeats(table: TableInfo): NewSeat[] {
  return table.seats.map(({ name, player, yours }) => ({
    name,
    player: player === "human" && !yours ? "open" : player,
  }));
}

/** Sets up another table with the same company and rules: its id, or what went wrong. */
export async function again(table: TableInfo): Promise<{ id: string } | { problem: string }> {
  try {
    const { preset, variants, level, deck } = table;
    return await api.create({ seats: sameSeats(table), preset, variants, level, deck });
  } catch (error) {
    return { problem: problemText(error) };
  }
}
