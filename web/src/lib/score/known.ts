// The cards of boxes whose books are known: from the reader's own deck, and from earlier evenings on this device.
import type { OwnDeck } from "../deck/own";
import { stored } from "../dom/stored";
import { cardName, CATEGORIES, isWhole, MOST_NUMBER, type CardDraft } from "./draft";

/** Counts of books by category, by the name of their card, such as "A4". */
export type KnownCards = ReadonlyMap<string, readonly number[]>;

const boxes = stored<Record<string, unknown>>("exlibris-box", {});
const NAME = /^(\p{L}) ?(\d{1,3})$/u;

/** Whether a stored value can be the books of a card. */
export const isBooks = (value: unknown): value is number[] =>
  Array.isArray(value) &&
  value.length === CATEGORIES.length &&
  value.every((count) => Number.isInteger(count) && count >= 0) &&
  isWhole(value);

/** Return the highest number that a card may have. */
export const highestNumber = (known: KnownCards): number =>
  Math.max(MOST_NUMBER, ...[...known.keys()].map((name) => Number(name.slice(1))));

/** Return the cards of the reader's own deck. */
export const ownCards = ({ cards }: OwnDeck): KnownCards =>
  new Map(
    cards.map(({ categories, ...card }) => [
      cardName(card),
      CATEGORIES.map((one) => categories.filter((each) => each === one).length),
    ]),
  );

/** Return the cards of a box that were typed in on earlier evenings, without stored values that can't be cards. */
export function learned(box: string): KnownCards {
  const found = boxes.get()[box];
  const cards = new Map<string, number[]>();
  if (typeof found !== "object" || found === null) return cards;
  for (const [key, books] of Object.entries(found)) {
    const [, letter, number] = NAME.exec(key) ?? [];
    if (letter && isBooks(books)) cards.set(letter + Number(number), books);
  }
  return cards;
}

/** Remember the cards whose books were typed in. */
export function learn(box: string, cards: readonly CardDraft[]): void {
  const typed = cards
    .filter(({ books }) => isWhole(books))
    .map((card) => [cardName(card), card.books] as const);
  boxes.set({ ...boxes.get(), [box]: Object.fromEntries([...learned(box), ...typed]) });
}

/** Forget the cards of a box. */
export function forget(box: string): void {
  const { [box]: _, ...rest } = boxes.get();
  boxes.set(rest);
}

/** Return the card with another name: with that card's books if they are known, else with the books typed for it. */
export function renamed(card: CardDraft, letter: string, number: number, known: KnownCards): CardDraft {
  const named = { ...card, letter, number };
  const wasFilledIn = String(known.get(cardName(card))) === String(card.books);
  const books = known.get(cardName(named)) ?? (wasFilledIn ? CATEGORIES.map(() => 0) : card.books);
  return { ...named, books: [...books] };
}
