import type { CellView, ShelfView } from "../api/types";
import type { CellPlace } from "./shelf";

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

/** Return the same of a shelf after a card has come to a place, where the inspector would flip these other cards, too. */
export function misfiledWith(
  shelf: ShelfView,
  card: number,
  { row, column }: CellPlace,
  turned: readonly number[],
): Map<number, number> {
  const come: CellView = { row, column, card, face_down: false, turned: null, entombed: null };
  const cells = [...shelf.rows.flat().filter((cell) => cell !== null), come]
    .sort((a, b) => a.row - b.row || a.column - b.column)
    .map((cell) => (turned.includes(cell.card ?? -1) ? { ...cell, turned: "inspector" as const } : cell));
  return misfiledOn({ ...shelf, rows: [cells] });
}
