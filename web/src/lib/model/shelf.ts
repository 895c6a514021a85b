import type { CellView, ShelfView } from "../api/types";

const MOST_ROWS = 3;

/** The row and column of a cell, counted from 1 at the corner of the shelf; 0 and less lie above or left of it. */
export interface CellPlace {
  row: number;
  column: number;
}

/** A cell of the drawn shelf; `card` is null where it is empty. */
interface DrawnCell extends CellPlace {
  /** The name of the cell, by which it is found among others. */
  cell: string;
  card: CellView | null;
}

export interface Layout {
  rows: DrawnCell[][];
  columns: number;
}

interface Extent {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** Return the name of a cell, such as "2,1". */
export const cellKey = ({ row, column }: CellPlace): string => `${row},${column}`;

/** Return the row and column of an option or of a cell on a shelf; null if it has none. */
export function placeOf(thing: { row?: number | null; column?: number | null }): CellPlace | null {
  const { row, column } = thing;
  return row == null || column == null ? null : { row, column };
}

/** The extent drawn for an empty shelf: three rows of a few cells around the first. */
const EMPTY: Extent = { top: 0, bottom: 2, left: -2, right: 4 };

/** Return the extent of the shelf, filled up to three rows, with one free column on each side. */
function extentOf(shelf: ShelfView): Extent {
  if (shelf.cards === 0) return EMPTY;
  const above = Math.ceil((MOST_ROWS - shelf.rows.length) / 2);
  return { top: 1 - above, bottom: MOST_ROWS - above, left: 0, right: (shelf.rows[0]?.length ?? 0) + 1 };
}

/** Return the extent, enlarged to contain all the given cells (the legal ones). */
function including(base: Extent, cells: Iterable<CellPlace>): Extent {
  const result = { ...base };
  for (const { row, column } of cells) {
    result.top = Math.min(result.top, row);
    result.bottom = Math.max(result.bottom, row);
    result.left = Math.min(result.left, column);
    result.right = Math.max(result.right, column);
  }
  return result;
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** Return the shelf as it is drawn large, with every legal cell. */
export function shelfLayout(shelf: ShelfView, legal: Iterable<CellPlace> = []): Layout {
  const { top, bottom, left, right } = including(extentOf(shelf), legal);
  const cards = new Map(shelf.rows.flat().flatMap((cell) => (cell ? [[cellKey(cell), cell] as const] : [])));
  const draw = (row: number, column: number): DrawnCell => {
    const cell = cellKey({ row, column });
    return { row, column, cell, card: cards.get(cell) ?? null };
  };
  const rows = range(top, bottom).map((row) => range(left, right).map((column) => draw(row, column)));
  return { rows, columns: right - left + 1 };
}

/** Return the rows and columns of the drawing, from 0, between which these cards lie; null if it has none of them. */
export function extentOfCards(layout: Layout, cards: ReadonlySet<number>): Extent | null {
  const places = layout.rows.flatMap((row, r) =>
    row.flatMap(({ card }, c) => (card?.card != null && cards.has(card.card) ? [[r, c] as const] : [])),
  );
  if (places.length === 0) return null;
  const [rows, columns] = [places.map(([r]) => r), places.map(([, c]) => c)];
  return {
    top: Math.min(...rows),
    bottom: Math.max(...rows),
    left: Math.min(...columns),
    right: Math.max(...columns),
  };
}
