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

/** A card as typed; `books` has a count for each category. */
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
});

export const keyOf = ({ row, column }: Cell): string => `${row},${column}`;

function cellOf(key: string): Cell {
  const [row, column] = key.split(",").map(Number);
  return { row: row ?? 0, column: column ?? 0 };
}

export const booksOn = (card: CardDraft): number => card.books.reduce((sum, count) => sum + count, 0);

/** Whether a card is complete. */
export const isWhole = (card: CardDraft): boolean =>
  card.letter !== "" && card.number > 0 && booksOn(card) >= FEWEST_BOOKS && booksOn(card) <= MOST_BOOKS;

/** Return the seats that are scored: in solo only the first. */
export const playingSeats = (draft: SheetDraft): SeatSheet[] =>
  draft.solo ? draft.seats.slice(0, 1) : draft.seats;

/** Return the columns to show: those with cards and a free one on each side. */
export function columnsOf(seat: SeatSheet): number[] {
  const used = Object.keys(seat.cards).map((key) => cellOf(key).column);
  const first = Math.min(0, ...used.map((column) => column - 1));
  const last = Math.max(first + FEWEST_COLUMNS - 1, ...used.map((column) => column + 1));
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** Return the probable cell of the next card: the cell to the right if it is free, else null. */
export function cellAfter(seat: SeatSheet, { row, column }: Cell): Cell | null {
  const right = { row, column: column + 1 };
  return seat.cards[keyOf(right)] ? null : right;
}

/** Return the first cell of the row below, under the leftmost card; null if there is no such row or it has begun. */
export function rowAfter(seat: SeatSheet, { row }: Cell): Cell | null {
  const cells = Object.keys(seat.cards).map(cellOf);
  const below = row + 1;
  if (below >= ROWS || cells.some((cell) => cell.row === below)) return null;
  return { row: below, column: Math.min(...cells.map(({ column }) => column), 0) };
}

/** Return the top left cell of the shelf as sent, without empty rows and columns around it. */
function cornerOf(seat: SeatSheet): Cell {
  const cells = Object.keys(seat.cards).map(cellOf);
  return {
    row: Math.min(...cells.map(({ row }) => row)),
    column: Math.min(...cells.map(({ column }) => column)),
  };
}

function shelfOf(seat: SeatSheet): (GivenCard | null)[][] {
  const cells = Object.keys(seat.cards).map(cellOf);
  if (cells.length === 0) return [];
  const corner = cornerOf(seat);
  const height = Math.max(...cells.map(({ row }) => row)) - corner.row + 1;
  const width = Math.max(...cells.map(({ column }) => column)) - corner.column + 1;
  return Array.from({ length: height }, (_, r) =>
    Array.from({ length: width }, (_, c) => {
      const card = seat.cards[keyOf({ row: corner.row + r, column: corner.column + c })];
      return card ? cardOf(card) : null;
    }),
  );
}

function cardOf({ letter, number, books, faceDown, entombed }: CardDraft): GivenCard {
  return {
    letter,
    number,
    books: CATEGORIES.flatMap((key, index) => Array.from({ length: books[index] ?? 0 }, () => key)),
    ...(faceDown ? { face_down: true } : {}),
    ...(entombed ? { entombed: true } : {}),
  };
}

const countsOf = (counts: readonly number[]): GivenCounts =>
  Object.fromEntries(CATEGORIES.map((key, index) => [key, counts[index] ?? 0])) as GivenCounts;

/** Something that must be typed before there can be a form. */
export type Missing = { what: "prominent" | "banned" | "library-focus" } | { what: "focus"; seat: number };

export function missing(draft: SheetDraft): Missing[] {
  const gaps: Missing[] = [];
  if (!draft.prominent) gaps.push({ what: "prominent" });
  if (!draft.banned) gaps.push({ what: "banned" });
  for (const [seat, { focus }] of playingSeats(draft).entries())
    if (!focus) gaps.push({ what: "focus", seat });
  if (draft.solo && !draft.library.focus) gaps.push({ what: "library-focus" });
  return gaps;
}

function seatOf(seat: SeatSheet, name: string): GivenSeat {
  const facts = { name, focus: seat.focus ?? "", hand: seat.hand };
  if (seat.tallied) return { ...facts, counts: countsOf(seat.counts), stability: seat.stability };
  return { ...facts, shelf: shelfOf(seat) };
}

/** Return the sheet as the server reads it, with `letters` for a deck other than the rulebook's. Call it only when
 * nothing is missing. */
export function toSheet(draft: SheetDraft, nameOf: (seat: number) => string, letters = ""): Given {
  const { ruleset, prominent, banned, library, ties } = draft;
  const seats = playingSeats(draft).map((seat, index) => seatOf(seat, nameOf(index)));
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

/** An error that the server found: where, as a cell of the grid, and what. */
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

/** Parse a stored sheet, with two seats at least; return a new sheet if it is invalid. */
export function restored(draft: Partial<SheetDraft> | null): SheetDraft {
  if (!Array.isArray(draft?.seats) || draft.seats.length === 0) return freshSheet();
  const seats = draft.seats.map((seat) => ({ ...freshSeat(), ...seat }));
  while (seats.length < FEWEST_SEATS) seats.push(freshSeat());
  return { ...freshSheet(), ...draft, seats };
}
