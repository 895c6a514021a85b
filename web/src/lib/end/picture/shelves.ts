import { box, CARD, INK, mark, MARGIN, OAK, OAK_DARK, SOFT_INK, text, WIDTH } from "./drawing";

/** A card on a shelf of the picture. */
export interface PicturedCard {
  letter: string;
  number: number;
  down: boolean;
  books: { outline: string; colour: string }[];
}

export interface PicturedShelf {
  title: string;
  colour: string;
  /** Rows from the top; a cell without a card is null. */
  rows: (PicturedCard | null)[][];
}

const GAP = 30;
const TITLE = 56;
const ROWS = 3;
const HIGH = 84;
const WIDEST = 62;
const FRAME = 8;
/** Behind a card that lies face down, and its name. */
const HOLLOW = "#3e2713";
const DIM = "#c9a76a";
/** Shelves side by side. */
const ABREAST = 2;

const blockWidth = (shelves: readonly PicturedShelf[]): number =>
  shelves.length < ABREAST ? WIDTH - 2 * MARGIN : (WIDTH - 2 * MARGIN - GAP) / ABREAST;
const blockHeight = TITLE + ROWS * HIGH + 2 * FRAME + GAP;

function faceUp(one: PicturedCard, x: number, y: number, width: number): string {
  const middle = x + width / 2;
  const size = Math.min(16, (width - 6) / one.books.length);
  const left = middle - (size * one.books.length) / 2;
  const marks = one.books.map(({ outline, colour }, index) =>
    mark(left + index * size, y + HIGH - 34, size, outline, colour),
  );
  return (
    box(x + 2, y + 4, width - 4, HIGH - 12, CARD) +
    text(middle, y + 36, one.letter, { size: 30, room: width - 6, anchor: "middle", bold: true }) +
    text(x + width - 6, y + 19, String(one.number), { size: 13, room: 20, anchor: "end", fill: SOFT_INK }) +
    marks.join("")
  );
}

function faceDown({ letter, number }: PicturedCard, x: number, y: number, width: number): string {
  const name = { size: 20, room: width - 10, anchor: "middle", fill: DIM } as const;
  return (
    box(x + 2, y + 4, width - 4, HIGH - 12, OAK) +
    box(x + 4, y + 6, width - 8, HIGH - 16, HOLLOW) +
    text(x + width / 2, y + 46, `${letter}${number}`, name)
  );
}

/** Draw the three boards; `top` is where the cards of the first row begin. */
const boardsAt = (x: number, top: number, width: number): string =>
  Array.from({ length: ROWS }, (_, row) => box(x, top + (row + 1) * HIGH - 8, width, 8, OAK)).join("");

/** Draw the cards of a shelf, the last row at the bottom. */
function cardsAt(x: number, top: number, width: number, { rows }: PicturedShelf): string {
  const columns = Math.max(1, ...rows.map((row) => row.length));
  const each = Math.floor(Math.min(WIDEST, width / columns));
  const left = x + (width - each * columns) / 2;
  const highest = top + (ROWS - rows.length) * HIGH;
  const cards = rows.flatMap((row, r) =>
    row.map((one, c) => {
      const draw = one?.down ? faceDown : faceUp;
      return one ? draw(one, left + c * each, highest + r * HIGH, each) : "";
    }),
  );
  return cards.join("");
}

function shelfAt(x: number, top: number, width: number, shelf: PicturedShelf): string {
  const inner = { x: x + FRAME, top: top + TITLE + FRAME, width: width - 2 * FRAME };
  return (
    box(x, top + 8, 10, 34, shelf.colour) +
    text(x + 22, top + 36, shelf.title, { size: 28, room: width - 22, bold: true, fill: INK }) +
    box(x, top + TITLE, width, ROWS * HIGH + 2 * FRAME, OAK_DARK) +
    boardsAt(inner.x, inner.top, inner.width) +
    cardsAt(inner.x, inner.top, inner.width, shelf)
  );
}

export const shelvesHeight = (shelves: readonly PicturedShelf[]): number =>
  Math.ceil(shelves.length / ABREAST) * blockHeight;

/** Draw the shelves, two beside each other. */
export function shelvesAt(top: number, shelves: readonly PicturedShelf[]): string {
  const width = blockWidth(shelves);
  return shelves
    .map((shelf, index) => {
      const x = MARGIN + (index % ABREAST) * (width + GAP);
      return shelfAt(x, top + Math.floor(index / ABREAST) * blockHeight, width, shelf);
    })
    .join("");
}
