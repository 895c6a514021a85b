import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { CardInfo } from "../api/types";
import { CATEGORIES, freshCard } from "./draft";
import { deckCards, filledIn, knownCards, learn } from "./known";

const book = (category: number) => ({ category, title: null });
const A4: CardInfo = { id: 3, letter: "A", number: 4, quantity: 7, books: [book(0), book(3), book(3)] };
const deck = deckCards([A4], (category) => CATEGORIES[category] ?? "");
const typed = { ...freshCard(), letter: "A", number: 4 };

describe("the books of a known card", () => {
  beforeEach(() => {
    const store = new Map<string, string>();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => store.get(key) ?? null,
      setItem: (key: string, value: string) => store.set(key, value),
    });
  });
  afterEach(() => void vi.unstubAllGlobals());

  it("are filled in from the deck once letter and number are there", () => {
    expect(filledIn(typed, deck, false).books).toEqual([1, 0, 0, 2, 0, 0]);
    expect(filledIn({ ...typed, number: 0 }, deck, false).books).toEqual([0, 0, 0, 0, 0, 0]);
  });

  it("are emptied again when the card becomes an unknown one", () => {
    const filled = filledIn(typed, deck, false);
    expect(filledIn({ ...filled, number: 9 }, deck, false).books).toEqual([0, 0, 0, 0, 0, 0]);
  });

  it("stay as chosen by hand", () => {
    const books = [0, 2, 0, 0, 0, 0];
    expect(filledIn({ ...typed, books }, deck, true).books).toEqual(books);
  });

  it("are remembered for the same rulebook's box where they differ from its deck", () => {
    const books = [0, 0, 1, 1, 0, 0];
    learn("first-pl", deck, { ...typed, books });
    expect(filledIn(typed, knownCards("first-pl", deck), false).books).toEqual(books);
    expect(filledIn(typed, knownCards("first-en", deck), false).books).toEqual([1, 0, 0, 2, 0, 0]);
  });
});
