import { beforeAll, expect, test } from "vitest";
import { madeUpCatalog } from "../../dev/catalog";
import type { ShelfView } from "../api/types";
import { catalog } from "../state/catalog.svelte";
import { titlesOf } from "./slip";

beforeAll(() => catalog.fill(madeUpCatalog(), "en"));

const shelfOf = (cards: number[], face_down = false): ShelfView => ({
  cards: cards.length,
  rows: [
    [
      null,
      ...cards.map((card, column) => ({ row: 0, column, card, face_down, turned: null, entombed: null })),
    ],
  ],
});
const first = (card: number) => ({ title: catalog.card(card).books[0]!.title! });

test("titles are from all over the shelf, one per card", () => {
  expect(titlesOf(shelfOf([0, 10, 20, 30, 40, 50]))).toMatchObject([10, 30, 50].map(first));
});

test("cards face down show no title, and a small shelf has fewer", () => {
  expect(titlesOf(shelfOf([0, 10], true))).toEqual([]);
  expect(titlesOf(shelfOf([10]))).toMatchObject([first(10)]);
});
