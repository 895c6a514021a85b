// The shelves of a physical game, for the inspection, which draws cards of the catalog.
import type { CardInfo, FormView } from "../api/types";
import type { InspectedSeat } from "../inspection/beats";
import { cardName, cellsOf, keyOf, playingSeats, type CardDraft, type SheetDraft } from "./draft";

/** The id of the first seat's first card, higher than any id in a deck. */
const FIRST_ID = 10_000;

/** What the inspection shows: the form with the ids of the cards that it flips, the shelves, and their cards. */
export interface Inspected {
  result: FormView;
  seats: InspectedSeat[];
  cards: CardInfo[];
}

/** Return the shelves and the form of a physical game for its inspection; seats of which only the counts are known have no shelf.
 * `quantity` is how many cards a letter has.
 */
export function inspectedOf(
  draft: SheetDraft,
  form: FormView,
  quantity: (letter: string) => number,
): Inspected {
  const cards: CardInfo[] = [];
  const flips: number[][] = [];
  const seats = playingSeats(draft).flatMap((sheet, seat) => {
    const cells = sheet.tallied ? [] : cellsOf(sheet);
    const flipped = form.seats[seat]?.flipped ?? [];
    const left = Math.min(...cells.map(({ column }) => column));
    const rows: InspectedSeat["shelf"]["rows"] = [];
    flips[seat] = [];
    for (const [index, { row, column }] of cells.entries()) {
      const card = sheet.cards[keyOf({ row, column })]!;
      const id = FIRST_ID + 100 * seat + index;
      cards.push(infoOf(card, id, quantity(card.letter)));
      if (flipped.includes(cardName(card))) flips[seat].push(id);
      const cell = { row, column, card: id, face_down: card.faceDown, turned: null, entombed: null };
      (rows[row - cells[0]!.row] ??= [])[column - left] = cell;
    }
    const full = Array.from(rows, (cells = []) => Array.from(cells, (cell) => cell ?? null));
    return cells.length ? [{ seat, library: null, shelf: { rows: full, cards: cells.length } }] : [];
  });
  const columns = form.seats.map((column) => ({ ...column, turned: flips[column.seat] ?? [] }));
  return { result: { ...form, seats: columns }, seats, cards };
}

const infoOf = ({ letter, number, books }: CardDraft, id: number, quantity: number): CardInfo => ({
  id,
  letter,
  number,
  quantity,
  books: books.flatMap((count, category) => Array.from({ length: count }, () => ({ category, title: null }))),
});
