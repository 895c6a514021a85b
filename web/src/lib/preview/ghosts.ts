// What an option would change on a shelf, in the cells of the shelf as it is now.
import type { CellView, ShelfView } from "../api/types";
import { cellKey } from "../model/shelf";

/** Cells are named as by `cellKey`. */
export interface Ghosts {
  /** Cards in cells that are empty now or have another card. */
  cards: Map<string, CellView>;
  /** Cells that would become empty. */
  gone: Set<string>;
}

const cellsOf = (shelf: ShelfView): Map<string, CellView> =>
  new Map(shelf.rows.flat().flatMap((cell) => (cell === null ? [] : [[cellKey(cell), cell] as const])));

const sameCard = (a: CellView, b: CellView): boolean =>
  a.card === b.card && a.face_down === b.face_down && a.entombed === b.entombed;

/** Return the difference between a shelf and the shelf after an option, as a preview has it. */
export function shelfGhosts(before: ShelfView, after: ShelfView): Ghosts {
  const [old, now] = [cellsOf(before), cellsOf(after)];
  const isNew = ([key, cell]: [string, CellView]): boolean => {
    const here = old.get(key);
    return !here || !sameCard(here, cell);
  };
  return {
    cards: new Map([...now].filter(isNew)),
    gone: new Set([...old.keys()].filter((key) => !now.has(key))),
  };
}
