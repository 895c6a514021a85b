import type { ShelfView } from "../api/types";

/** Return the cards that the inspector would flip, each with the card in order before it, as the shelf stands. */
export function misfiledOn(shelf: ShelfView): Map<number, number> {
  const found = new Map<number, number>();
  let last = -1;
  for (const cell of shelf.rows.flat()) {
    if (cell?.card == null || cell.face_down) continue;
    if (cell.turned === "inspector") found.set(cell.card, last);
    else last = cell.card;
  }
  return found;
}
