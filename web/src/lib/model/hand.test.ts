import { describe, expect, it } from "vitest";
import type { CardFacts } from "../api/types";
import { sortHand } from "./hand";

const card = (id: number, ...categories: number[]): CardFacts => ({
  id,
  letter: "A",
  number: id,
  quantity: 7,
  books: categories.map((category) => ({ category, title: "" })),
});

const ids = (cards: CardFacts[]): number[] => cards.map(({ id }) => id);

describe("sortHand", () => {
  it("by alphabet follows the card numbers", () => {
    expect(ids(sortHand([card(30, 0), card(2, 5), card(11, 1)], "alphabet"))).toEqual([2, 11, 30]);
  });

  it("by category groups by what a card has most of, the fullest first", () => {
    const hand = [card(1, 3, 0), card(2, 0, 0), card(3, 5, 5, 1), card(4, 0, 1, 1)];
    expect(ids(sortHand(hand, "category"))).toEqual([2, 1, 4, 3]);
  });

  it("leaves the given hand alone", () => {
    const hand = [card(9, 0), card(1, 0)];
    sortHand(hand, "alphabet");
    expect(ids(hand)).toEqual([9, 1]);
  });
});
