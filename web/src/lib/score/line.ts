// A shelf as text: a line per row with the names of its cards, such as "A3 B1 - D2".
import { cardName, cornerOf, freshCard, keyOf, ROWS, type CardDraft, type SeatSheet } from "./draft";
import { renamed, type KnownCards } from "./known";

const GAP = "-";
/** A card, an empty cell, or a word that is neither; phones turn hyphens into dashes. */
const WORD = /(\p{L})(\d{1,3})|[-–—]|[^\s,;–—-]+/gu;
const IS_GAP = /^[-–—]$/;

/** A word that is no card, with its row from 0. */
export interface WrongWord {
  row: number;
  word: string;
}

/** Return the shelf as text. */
export function linesOf(seat: SeatSheet): string {
  const { column: first } = cornerOf(seat);
  const rows = Array.from({ length: ROWS }, (_, row) => {
    const words: string[] = [];
    for (const [key, card] of Object.entries(seat.cards)) {
      const [r, column] = key.split(",").map(Number);
      if (r === row) words[column! - first] = cardName(card);
    }
    return Array.from(words, (word) => word ?? GAP).join(" ");
  });
  return rows.join("\n").trimEnd();
}

/** Parse a shelf. Cards that were on it before keep their books and how they lie. */
export function parsed(
  text: string,
  before: SeatSheet,
  letters: readonly string[],
  known: KnownCards,
): { cards: Record<string, CardDraft>; wrong: WrongWord | null } {
  const there = new Map(Object.values(before.cards).map((card) => [cardName(card), card]));
  const { column: first } = cornerOf(before);
  const cards: Record<string, CardDraft> = {};
  let wrong: WrongWord | null = null;
  for (const [row, line] of text.trimEnd().split("\n").entries()) {
    const words = [...line.toUpperCase().matchAll(WORD)];
    for (const [index, [word, letter = "", number]] of words.entries()) {
      if (IS_GAP.test(word)) continue;
      if (row < ROWS && letters.includes(letter) && Number(number) > 0) {
        const card = there.get(letter + Number(number));
        cards[keyOf({ row, column: first + index })] =
          card ?? renamed(freshCard(), letter, Number(number), known);
      } else wrong ??= { row, word };
    }
  }
  return { cards, wrong };
}
