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
  /** The column of the shelf that is drawn first; 0 and less lie left of it. */
  left: number;
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

/** Return the extent of the shelf with a free column on each side if it is to grow, and a row above and below if it can. */
function extentOf(shelf: ShelfView, grows: boolean): Extent {
  if (shelf.cards === 0) return EMPTY;
  const cells = shelf.rows.flat().filter((cell) => cell !== null);
  const [rows, columns] = [cells.map(({ row }) => row), cells.map(({ column }) => column)];
  const [top, bottom] = [Math.min(...rows), Math.max(...rows)];
  const above = bottom - top < MOST_ROWS - 1 ? 1 : 0;
  const beside = grows ? 1 : 0;
  return {
    top: top - above,
    bottom: bottom + above,
    left: Math.min(...columns) - beside,
    right: Math.max(...columns) + beside,
  };
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
export function shelfLayout(shelf: ShelfView, legal: Iterable<CellPlace> = [], grows = true): Layout {
  const { top, bottom, left, right } = including(extentOf(shelf, grows), legal);
  const cards = new Map(shelf.rows.flat().flatMap((cell) => (cell ? [[cellKey(cell), cell] as const] : [])));
  const draw = (row: number, column: number): DrawnCell => {
    const cell = cellKey({ row, column });
    return { row, column, cell, card: cards.get(cell) ?? null };
  };
  const rows = range(top, bottom).map((row) => range(left, right).map((column) => draw(row, column)));
  return { rows, columns: right - left + 1, left };
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

/** Most screens have room for the columns from minus this number to this number. */
const ROOM = 4;

/** Keeps cards in place while their shelf grows to the left and to the right: a column keeps its number while the shelf is
    shown, with 0 in the middle at first. A shelf that no longer fits is centered once, so that it has room on both sides
    again. */
export class Columns {
  #known = new Map<number, number>();

  /** Return the number of the column before the first one of the shelf. Stores where its cards are now. */
  before(shelf: ShelfView): number {
    const cards = shelf.rows.flatMap((row) =>
      row.flatMap((cell, index) => (cell?.card != null ? [{ card: cell.card, column: index + 1 }] : [])),
    );
    const found = cards.flatMap(({ card, column }) => {
      const known = this.#known.get(card);
      return known === undefined ? [] : [known - column];
    });
    const free = Math.max(shelf.rows[0]?.length ?? 0, 1) + 1; // the number of the free column at the right
    const kept = mostFrequent(found);
    const before = kept !== undefined && -ROOM <= kept && kept + free <= ROOM ? kept : -free / 2;
    this.#known = new Map(cards.map(({ card, column }) => [card, column + before]));
    return before;
  }
}

function mostFrequent(numbers: readonly number[]): number | undefined {
  const count = (wanted: number): number => numbers.filter((number) => number === wanted).length;
  return [...numbers].sort((a, b) => count(b) - count(a))[0];
}
