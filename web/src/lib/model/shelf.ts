import type { CellView, ShelfView } from "../api/types";

/** Cells are numbered row by row; the number of columns is the engine's. */
export const COLUMNS = 51;
const ROWS = 5;
const MOST_ROWS = 3;

/** One place of the drawn shelf; `card` is null where nothing stands. */
export interface Place {
  cell: number;
  card: CellView | null;
}

export interface Layout {
  rows: Place[][];
  columns: number;
}

interface Frame {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** Everything the shelf covers, filled up to three rows, with one column of room on each side. */
function frame(shelf: ShelfView): Frame {
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

/** An empty shelf: three rows of a few cells around the middle. */
function emptyFrame(): Frame {
  const middle = Math.floor(COLUMNS / 2);
  return { top: 1, bottom: 3, left: middle - 3, right: middle + 3 };
}

/** Widened until it shows all the given cells (the legal ones). */
function including(base: Frame, cells: Iterable<number>): Frame {
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

function places(shelf: ShelfView, { top, bottom, left, right }: Frame): Place[][] {
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

/** The shelf as it is drawn large, with every legal cell in it.
 *
 * On an empty shelf all legal cells are alike (rows and columns are relative), so the few in the middle stand for all.
 */
export function shelfLayout(shelf: ShelfView, legal: Iterable<number> = []): Layout {
  const empty = shelf.cards === 0;
  const rows = places(shelf, empty ? emptyLegalFrame([...legal]) : including(frame(shelf), legal));
  return { rows, columns: rows[0]?.length ?? 0 };
}

function emptyLegalFrame(legal: number[]): Frame {
  return legal.length > 0 && legal.length < 8 ? including(emptyFrame(), legal) : emptyFrame();
}

/** The shelf as it is drawn small: nothing but what stands there. */
export function miniatureLayout(shelf: ShelfView): Layout {
  const rows = shelf.rows.map((row, r) =>
    row.map((card, c) => ({ cell: (shelf.top + r) * COLUMNS + shelf.left + c, card })),
  );
  return { rows, columns: rows[0]?.length ?? 0 };
}
