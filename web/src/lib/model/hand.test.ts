import { describe, expect, it } from "vitest";
import type { CardInfo } from "../api/types";
import { moved, sortHand } from "./hand";

const card = (id: number, ...categories: number[]): CardInfo => ({
  id,
  letter: "A",
  number: id,
  quantity: 7,
  books: categories.map((category) => ({ category, title: "" })),
});

const ids = (cards: CardInfo[]): number[] => cards.map(({ id }) => id);

describe("sortHand", () => {
  it("by alphabet follows the card numbers", () => {
    expect(ids(sortHand([card(30, 0), card(2, 5), card(11, 1)], "alphabet"))).toEqual([2, 11, 30]);
  });

  it("by category groups by what a card has most of, the most first", () => {
    const hand = [card(1, 3, 0), card(2, 0, 0), card(3, 5, 5, 1), card(4, 0, 1, 1)];
    expect(ids(sortHand(hand, "category"))).toEqual([2, 1, 4, 3]);
  });

  it("by hand keeps the given order, with new cards at the end", () => {
    const hand = [card(1, 0), card(30, 0), card(11, 1), card(2, 5)];
    expect(ids(sortHand(hand, "own", [30, 99, 2]))).toEqual([30, 2, 1, 11]);
  });

  it("does not change the given hand", () => {
    const hand = [card(9, 0), card(1, 0)];
    sortHand(hand, "alphabet");
    expect(ids(hand)).toEqual([9, 1]);
  });
});

describe("moved", () => {
  it("moves a card to another's place, in both directions", () => {
    expect(moved([1, 2, 3, 4], 1, 2)).toEqual([2, 3, 1, 4]);
    expect(moved([1, 2, 3, 4], 4, 0)).toEqual([4, 1, 2, 3]);
  });

  it("stops at the ends", () => {
    expect(moved([1, 2, 3], 1, -1)).toEqual([1, 2, 3]);
    expect(moved([1, 2, 3], 3, 3)).toEqual([1, 2, 3]);
  });
});
