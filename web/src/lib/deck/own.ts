// The deck that the browser keeps: its text, and its cards as they were when nothing was wrong.
import type { OwnDeckInfo } from "../api/types";

const KEY = "exlibris-deck";

export interface OwnDeck extends Pick<OwnDeckInfo, "name" | "key" | "letters"> {
  cards: Pick<OwnDeckInfo["cards"][number], "letter" | "number" | "categories">[];
}

interface Kept {
  text: string;
  deck: OwnDeck | null;
}

function kept(): Kept {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "null") as Partial<Kept> | null;
    return { text: found?.text ?? "", deck: found?.deck ?? null };
  } catch {
    return { text: "", deck: null };
  }
}

export const keptText = (): string => kept().text;

/** Return the reader's own deck; null without one. */
export const keptDeck = (): OwnDeck | null => kept().deck;

/** Keep the text, and its cards if the server has found nothing wrong. */
export function keep(text: string, info: OwnDeckInfo | null): void {
  const deck = info && {
    name: info.name,
    key: info.key,
    letters: info.letters,
    cards: info.cards.map(({ letter, number, categories }) => ({ letter, number, categories })),
  };
  try {
    if (text.trim()) localStorage.setItem(KEY, JSON.stringify({ text, deck: deck ?? kept().deck }));
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage the deck lasts as long as the page.
  }
}
