import type { ShelfView } from "../api/types";

/** Return the cards that are out of order, each with the card in order that it stands after. */
export function misfiled(shelf: ShelfView): Map<number, number> {
  const found = new Map<number, number>();
  let last: number | null = null;
  for (const cell of shelf.rows.flat()) {
    if (cell?.card == null || cell.face_down) continue;
    if (!cell.out_of_order) last = cell.card;
    else if (last !== null) found.set(cell.card, last);
  }
  return found;
}
