// The deck that the browser stores: its text, and its cards as of the last valid version.
import type { OwnDeckInfo } from "../api/types";
import { stored } from "../dom/stored";

export interface OwnDeck extends Pick<OwnDeckInfo, "name" | "key" | "letters"> {
  cards: Pick<OwnDeckInfo["cards"][number], "letter" | "number" | "categories">[];
}

interface Kept {
  text: string;
  deck: OwnDeck | null;
}

const kept = stored<Partial<Kept> | null>("exlibris-deck", null);

export const keptText = (): string => kept.get()?.text ?? "";

/** Return the reader's own deck; null without one. */
export const keptDeck = (): OwnDeck | null => kept.get()?.deck ?? null;

/** Store the text, and its cards if the server has found no problem. */
export function keep(text: string, info: OwnDeckInfo | null): void {
  const deck = info && {
    name: info.name,
    key: info.key,
    letters: info.letters,
    cards: info.cards.map(({ letter, number, categories }) => ({ letter, number, categories })),
  };
  kept.set(text.trim() ? { text, deck: deck ?? keptDeck() } : null);
}
