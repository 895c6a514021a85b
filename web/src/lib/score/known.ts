import type { CardInfo } from "../api/types";
import type { OwnDeck } from "../deck/own";
import { stored } from "../dom/stored";
import { CATEGORIES, MOST_NUMBER, type CardDraft } from "./draft";

/** Counts of books by category, by the name of their card, such as "A 4". */
export type KnownCards = ReadonlyMap<string, readonly number[]>;

const boxes = stored<Record<string, Record<string, number[]>>>("exlibris-box", {});

/** Return the highest number that a card may have. */
export const highestNumber = (known: KnownCards): number =>
  Math.max(MOST_NUMBER, ...[...known.keys()].map((name) => Number(name.split(" ")[1])));

const nameOf = (letter: string, number: number): string => `${letter} ${number}`;

/** Return the cards of a deck. `key` gives the key of a category by its number in the catalog. */
export function deckCards(cards: readonly CardInfo[], key: (category: number) => string): KnownCards {
  return new Map(
    cards.map(({ letter, number, books }) => [
      nameOf(letter, number),
      counts(books.map(({ category }) => key(category))),
    ]),
  );
}

const counts = (keys: readonly string[]): number[] =>
  CATEGORIES.map((one) => keys.filter((each) => each === one).length);

/** Return the cards of the reader's own deck. */
export function ownCards({ cards }: OwnDeck): KnownCards {
  return new Map(cards.map(({ letter, number, categories }) => [nameOf(letter, number), counts(categories)]));
}

/** Return the cards of a rulebook's box: the cards of its deck, some replaced by cards that were typed differently. */
export function knownCards(ruleset: string, deck: KnownCards): KnownCards {
  return new Map([...deck, ...Object.entries(boxes.get()[ruleset] ?? {})]);
}

/** Remember a card of the reader's own box if it differs from the known card. */
export function learn(ruleset: string, known: KnownCards, { letter, number, books }: CardDraft): void {
  const name = nameOf(letter, number);
  if (String(known.get(name)) === String(books)) return;
  const all = boxes.get();
  boxes.set({ ...all, [ruleset]: { ...all[ruleset], [name]: books } });
}

/** Return the card with its known books, unless they were chosen by hand. */
export function filledIn(card: CardDraft, known: KnownCards, byHand: boolean): CardDraft {
  if (byHand || !card.letter || !card.number) return card;
  const books = known.get(nameOf(card.letter, card.number));
  return { ...card, books: books ? [...books] : CATEGORIES.map(() => 0) };
}
