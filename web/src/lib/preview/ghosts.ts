// What an option would change on a shelf, in the cells of the shelf as it is now.
import type { CellView, ShelfView } from "../api/types";

export interface Ghosts {
  /** Cards in cells that are empty now or have another card. */
  cards: Map<number, CellView>;
  /** Cells that would become empty. */
  gone: Set<number>;
}

const cellsOf = (shelf: ShelfView): CellView[] => shelf.rows.flat().filter((cell) => cell !== null);

const sameCard = (a: CellView, b: CellView): boolean =>
  a.card === b.card && a.face_down === b.face_down && a.entombed === b.entombed;

/** Return by how many cells most cards have moved: the engine may move a growing shelf on its grid. */
function drift(before: CellView[], after: CellView[]): number {
  const places = new Map(after.map(({ card, cell }) => [card, cell]));
  const counts = new Map<number, number>();
  for (const { card, cell } of before) {
    const place = places.get(card);
    if (place !== undefined) counts.set(place - cell, (counts.get(place - cell) ?? 0) + 1);
  }
  const [most] = [...counts].sort(([a, m], [b, n]) => n - m || Math.abs(a) - Math.abs(b));
  return most?.[0] ?? 0;
}

/** Return the difference between a shelf and the shelf after an option. */
export function shelfGhosts(before: ShelfView, after: ShelfView): Ghosts {
  const [old, now] = [cellsOf(before), cellsOf(after)];
  const by = drift(old, now);
  const standing = new Map(old.map((cell) => [cell.cell, cell]));
  const cards = new Map<number, CellView>();
  for (const cell of now) {
    const here = standing.get(cell.cell - by);
    if (!here || !sameCard(here, cell)) cards.set(cell.cell - by, { ...cell, cell: cell.cell - by });
  }
  const filled = new Set(now.map(({ cell }) => cell - by));
  return { cards, gone: new Set(old.map(({ cell }) => cell).filter((cell) => !filled.has(cell))) };
}
