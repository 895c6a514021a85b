import type { Fault, GivenCard, GivenCounts, GivenSeat, Given } from "../api/types";

/** The categories in the order of the form. */
export const CATEGORIES = [
  "corrupted",
  "fantastical",
  "historic",
  "monster",
  "reference",
  "spells",
] as const satisfies readonly (keyof GivenCounts)[];
export type Category = (typeof CATEGORIES)[number];

export const TIES = ["all_places", "next_place"] as const;
export type Ties = (typeof TIES)[number];

/** A card as typed; `books` has a count for each category, all 0 while the card's books are unknown. */
export interface CardDraft {
  letter: string;
  number: number;
  books: number[];
  faceDown: boolean;
  entombed: boolean;
}

/** A cell of the grid: rows 0 to 2 from the top; columns run from below 0 to above. */
export interface Cell {
  row: number;
  column: number;
}

export interface SeatSheet {
  name: string;
  focus: Category | null;
  hand: number;
  /** Whether counts and stability are given instead of the shelf. */
  tallied: boolean;
  cards: Record<string, CardDraft>;
  /** The face-up books, also of a shelf with cards whose books are unknown. */
  counts: number[];
  stability: number;
}

export interface SheetDraft {
  ruleset: string;
  /** Whether the cards come from the reader's own deck, if there is one. */
  ownDeck: boolean;
  solo: boolean;
  /** The awards that three or more players share when they tie in Prominent Works. */
  ties: Ties;
  prominent: Category | null;
  banned: Category | null;
  seats: SeatSheet[];
  library: { counts: number[]; focus: Category | null };
  /** Whether the inspector has been called; before that, no points are shown. */
  called: boolean;
}

export const ROWS = 3;
export const FEWEST_SEATS = 2;
export const MOST_SEATS = 4;
export const FEWEST_BOOKS = 2;
export const MOST_BOOKS = 4;
export const MOST_NUMBER = 12;
const FEWEST_COLUMNS = 4;

const none = (): number[] => CATEGORIES.map(() => 0);

export const freshCard = (): CardDraft => ({
  letter: "",
  number: 0,
  books: none(),
  faceDown: false,
  entombed: false,
});

export const freshSeat = (): SeatSheet => ({
  name: "",
  focus: null,
  hand: 0,
  tallied: false,
  cards: {},
  counts: none(),
  stability: 0,
});

export const freshSheet = (): SheetDraft => ({
  ruleset: "first-en",
  ownDeck: true,
  solo: false,
  ties: "all_places",
  prominent: null,
  banned: null,
  seats: [freshSeat(), freshSeat()],
  library: { counts: none(), focus: null },
  called: false,
});

export const keyOf = ({ row, column }: Cell): string => `${row},${column}`;

function cellOf(key: string): Cell {
  const [row, column] = key.split(",").map(Number);
  return { row: row ?? 0, column: column ?? 0 };
}

/** Return the cells that have cards, row by row from left to right. */
export const cellsOf = (seat: SeatSheet): Cell[] =>
  Object.keys(seat.cards)
    .map(cellOf)
    .sort((one, other) => one.row - other.row || one.column - other.column);

export const cardName = ({ letter, number }: Pick<CardDraft, "letter" | "number">): string =>
  `${letter}${number}`;

export const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);

/** Whether these can be all books of a card. */
export const isWhole = (books: readonly number[]): boolean =>
  sum(books) >= FEWEST_BOOKS && sum(books) <= MOST_BOOKS;

/** Whether the seat's books must be counted, because the books of some cards are unknown. */
export const isCounted = (seat: SeatSheet): boolean =>
  !seat.tallied && Object.values(seat.cards).some(({ books }) => !isWhole(books));

/** Return the seats that are scored: in solo only the first. */
export const playingSeats = (draft: SheetDraft): SeatSheet[] =>
  draft.solo ? draft.seats.slice(0, 1) : draft.seats;

/** Return the seats' foci. The last category left is the last missing focus, because all differ (FOCUS-04). */
export function fociOf(draft: SheetDraft): (Category | null)[] {
  const { prominent, banned, library, solo } = draft;
  const foci = playingSeats(draft).map(({ focus }) => focus);
  const taken = [prominent, banned, solo ? library.focus : null, ...foci];
  const left = CATEGORIES.filter((key) => !taken.includes(key));
  return foci.map((focus) => focus ?? (left.length === 1 ? left[0]! : null));
}

/** Return the columns to show: those with cards and a free one on each side. */
export function columnsOf(seat: SeatSheet): number[] {
  const used = Object.keys(seat.cards).map((key) => cellOf(key).column);
  const first = Math.min(0, ...used.map((column) => column - 1));
  const last = Math.max(first + FEWEST_COLUMNS - 1, ...used.map((column) => column + 1));
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** Return the last column of a row, or null if the row is empty. */
const lastOf = (seat: SeatSheet, row: number): number | null =>
  cellsOf(seat).findLast((cell) => cell.row === row)?.column ?? null;

/** Return the free cell at the end of a row; of an empty row, the cell under the leftmost card. */
export function rowEnd(seat: SeatSheet, row: number): Cell {
  const last = lastOf(seat, row);
  return { row, column: last === null ? cornerOf(seat).column : last + 1 };
}

/** Return the probable cell of the next card: to the right, or below once the row is as long as the previous row. */
export function cellAfter(seat: SeatSheet, { row, column }: Cell): Cell {
  if (seat.cards[keyOf({ row, column: column + 1 })]) return rowEnd(seat, row);
  const below = row + 1;
  const isFull = lastOf(seat, row - 1) === column && below < ROWS && lastOf(seat, below) === null;
  return isFull ? rowEnd(seat, below) : { row, column: column + 1 };
}

/** Return the top left cell of the shelf as sent, without empty rows and columns around it. */
export function cornerOf(seat: SeatSheet): Cell {
  const cells = cellsOf(seat);
  if (cells.length === 0) return { row: 0, column: 0 };
  return { row: cells[0]!.row, column: Math.min(...cells.map(({ column }) => column)) };
}

function shelfOf(seat: SeatSheet): (GivenCard | null)[][] {
  const cells = cellsOf(seat);
  if (cells.length === 0) return [];
  const corner = cornerOf(seat);
  const counted = isCounted(seat);
  const height = Math.max(...cells.map(({ row }) => row)) - corner.row + 1;
  const width = Math.max(...cells.map(({ column }) => column)) - corner.column + 1;
  return Array.from({ length: height }, (_, r) =>
    Array.from({ length: width }, (_, c) => {
      const card = seat.cards[keyOf({ row: corner.row + r, column: corner.column + c })];
      return card ? cardOf(card, counted) : null;
    }),
  );
}

function cardOf({ letter, number, books, faceDown, entombed }: CardDraft, counted: boolean): GivenCard {
  const keys = CATEGORIES.flatMap((key, index) => Array.from({ length: books[index] ?? 0 }, () => key));
  return {
    letter,
    number,
    ...(counted ? {} : { books: keys }),
    ...(faceDown ? { face_down: true } : {}),
    ...(entombed ? { entombed: true } : {}),
  };
}

const countsOf = (counts: readonly number[]): GivenCounts =>
  Object.fromEntries(CATEGORIES.map((key, index) => [key, counts[index] ?? 0])) as GivenCounts;

/** Something that is still to be typed, for all if `seat` is null. There is a form already without books and cards. */
export type Missing =
  | { what: "prominent" | "banned" | "library-focus"; seat: null }
  | { what: "focus" | "cards" | "books"; seat: number };

export function missing(draft: SheetDraft): Missing[] {
  const gaps: Missing[] = [];
  if (!draft.prominent) gaps.push({ what: "prominent", seat: null });
  if (!draft.banned) gaps.push({ what: "banned", seat: null });
  for (const [seat, focus] of fociOf(draft).entries()) if (!focus) gaps.push({ what: "focus", seat });
  if (draft.solo && !draft.library.focus) gaps.push({ what: "library-focus", seat: null });
  for (const [seat, sheet] of playingSeats(draft).entries())
    if (!sheet.tallied && cellsOf(sheet).length === 0) gaps.push({ what: "cards", seat });
    else if (isCounted(sheet) && sum(sheet.counts) === 0) gaps.push({ what: "books", seat });
  return gaps;
}

function seatOf(seat: SeatSheet, name: string, focus: Category | null): GivenSeat {
  const facts = { name, focus: focus ?? "", hand: seat.hand };
  const counts = countsOf(seat.counts);
  if (seat.tallied) return { ...facts, counts, stability: seat.stability };
  return { ...facts, shelf: shelfOf(seat), ...(isCounted(seat) ? { counts } : {}) };
}

/** Return the sheet as the server reads it, with `letters` for a deck other than the rulebook's. Call it only when
 * nothing is missing. */
export function toSheet(draft: SheetDraft, nameOf: (seat: number) => string, letters = ""): Given {
  const { ruleset, prominent, banned, library, ties } = draft;
  const foci = fociOf(draft);
  const seats = playingSeats(draft).map((seat, index) => seatOf(seat, nameOf(index), foci[index] ?? null));
  const sheet = {
    ruleset,
    prominent_ties: ties,
    prominent: prominent ?? "",
    banned: banned ?? "",
    seats,
    ...(letters ? { letters } : {}),
  };
  if (!draft.solo) return sheet;
  return { ...sheet, mode: "solo", library: { books: countsOf(library.counts), focus: library.focus ?? "" } };
}

/** A card that can't be where it is: the same card is at `twin`, or else no other card touches it. */
export interface Misplaced {
  seat: number;
  cell: Cell;
  twin: { seat: number; cell: Cell } | null;
}

/** Return the first card that can't be where it is. */
export function misplaced(draft: SheetDraft): Misplaced | null {
  const seen = new Map<string, { seat: number; cell: Cell }>();
  for (const [seat, sheet] of playingSeats(draft).entries()) {
    if (sheet.tallied) continue;
    for (const cell of cellsOf(sheet)) {
      const name = cardName(sheet.cards[keyOf(cell)]!);
      const twin = seen.get(name);
      if (twin) return { seat, cell, twin };
      seen.set(name, { seat, cell });
    }
    const cell = looseCell(sheet);
    if (cell) return { seat, cell, twin: null };
  }
  return null;
}

/** Return a cell that isn't connected to the shelf's first card. */
function looseCell(seat: SeatSheet): Cell | undefined {
  const cells = cellsOf(seat);
  const left = new Set(cells.map(keyOf));
  const reached = cells.slice(0, 1);
  for (const { row, column } of reached) {
    left.delete(keyOf({ row, column }));
    for (const [down, right] of [
      [0, 1],
      [0, -1],
      [1, 0],
      [-1, 0],
    ] as const) {
      const next = { row: row + down, column: column + right };
      if (left.delete(keyOf(next))) reached.push(next);
    }
  }
  return cells.find((cell) => left.has(keyOf(cell)));
}

/** An error in the sheet: where, as a cell of the grid, and what. */
export interface SheetError {
  seat: number | null;
  cell: Cell | null;
  what: string;
}

/** Return where the sheet shows a fault that the server found. */
export function errorIn(draft: SheetDraft, { place, what }: Fault): SheetError {
  const [, seat, , row, column] = place;
  const sheet = typeof seat === "number" ? playingSeats(draft)[seat] : undefined;
  if (typeof seat !== "number" || !sheet) return { seat: null, cell: null, what };
  if (typeof row !== "number" || typeof column !== "number") return { seat, cell: null, what };
  const corner = cornerOf(sheet);
  return { seat, cell: { row: corner.row + row, column: corner.column + column }, what };
}

/** Return the stored cards that can be shown. */
const storedCards = (
  cards: Partial<Record<string, Partial<CardDraft>>> | null = {},
): Record<string, CardDraft> =>
  Object.fromEntries(
    Object.entries(cards ?? {})
      .filter(
        ([key, card]) =>
          /^[0-2],-?\d+$/.test(key) && card?.letter && card.number && Array.isArray(card.books),
      )
      .map(([key, card]) => [key, { ...freshCard(), ...card }]),
  );

/** Parse a stored sheet, with two seats at least; return a new sheet if it is invalid. */
export function restored(draft: Partial<SheetDraft> | null): SheetDraft {
  if (!Array.isArray(draft?.seats) || draft.seats.length === 0) return freshSheet();
  const seats = draft.seats.map((seat) => ({ ...freshSeat(), ...seat, cards: storedCards(seat?.cards) }));
  while (seats.length < FEWEST_SEATS) seats.push(freshSeat());
  return { ...freshSheet(), ...draft, seats };
}
