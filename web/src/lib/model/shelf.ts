import type { CellView, ShelfView } from "../api/types";

/** The number of columns by which the engine numbers cells, row by row. */
export const COLUMNS = 51;
const ROWS = 5;
const MOST_ROWS = 3;

/** A cell of the drawn shelf; `card` is null where it is empty. */
interface Place {
  cell: number;
  card: CellView | null;
}

export interface Layout {
  rows: Place[][];
  columns: number;
}

interface Extent {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** Return the extent of the shelf, filled up to three rows, with one free column on each side. */
function extentOf(shelf: ShelfView): Extent {
  const height = shelf.rows.length;
  const width = shelf.rows[0]?.length ?? 0;
  const above = Math.ceil((MOST_ROWS - height) / 2);
  return {
    top: Math.max(0, shelf.top - above),
    bottom: Math.min(ROWS - 1, shelf.top - above + MOST_ROWS - 1),
    left: Math.max(0, shelf.left - 1),
    right: Math.min(COLUMNS - 1, shelf.left + width),
  };
}

/** Return the extent drawn for an empty shelf: three rows of a few cells around the middle. */
function emptyExtent(): Extent {
  const middle = Math.floor(COLUMNS / 2);
  return { top: 1, bottom: 3, left: middle - 3, right: middle + 3 };
}

/** Return the extent, enlarged to contain all the given cells (the legal ones). */
function including(base: Extent, cells: Iterable<number>): Extent {
  const result = { ...base };
  for (const cell of cells) {
    const [row, column] = [Math.floor(cell / COLUMNS), cell % COLUMNS];
    result.top = Math.min(result.top, row);
    result.bottom = Math.max(result.bottom, row);
    result.left = Math.min(result.left, column);
    result.right = Math.max(result.right, column);
  }
  return result;
}

function places(shelf: ShelfView, { top, bottom, left, right }: Extent): Place[][] {
  const cards = new Map(shelf.rows.flat().flatMap((cell) => (cell ? [[cell.cell, cell] as const] : [])));
  const range = (from: number, to: number): number[] =>
    Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return range(top, bottom).map((row) =>
    range(left, right).map((column) => {
      const cell = row * COLUMNS + column;
      return { cell, card: cards.get(cell) ?? null };
    }),
  );
}

/** Return the shelf as it is drawn large, with every legal cell.
 *
 * On an empty shelf all cells are equivalent (rows and columns are relative), so the middle ones stand for all.
 */
export function shelfLayout(shelf: ShelfView, legal: Iterable<number> = []): Layout {
  const empty = shelf.cards === 0;
  const rows = places(shelf, empty ? emptyExtentWith([...legal]) : including(extentOf(shelf), legal));
  return { rows, columns: rows[0]?.length ?? 0 };
}

function emptyExtentWith(legal: number[]): Extent {
  return legal.length > 0 && legal.length < 8 ? including(emptyExtent(), legal) : emptyExtent();
}

/** Return the shelf as it is drawn small: without free cells around it. */
export function miniatureLayout(shelf: ShelfView): Layout {
  const rows = shelf.rows.map((row, r) =>
    row.map((card, c) => ({ cell: (shelf.top + r) * COLUMNS + shelf.left + c, card })),
  );
  return { rows, columns: rows[0]?.length ?? 0 };
}
