import { expect, it } from "vitest";
import type { FormView } from "../api/types";
import { beatsOf } from "../inspection/beats";
import { freshCard, freshSheet } from "./draft";
import { inspectedOf } from "./inspected";

const column = { b1: 1, b2: 1, b3: 0, b4: 1, b5: 1, total: 4, rank: 1, turned: [] };

it("shows the shelves as typed, with the cards that the inspector flips", () => {
  const draft = freshSheet();
  draft.seats[0]!.cards = {
    "1,-1": { ...freshCard(), letter: "C", number: 2, books: [1, 0, 0, 0, 0, 2] },
    "1,1": { ...freshCard(), letter: "B", number: 3 },
    "2,0": { ...freshCard(), letter: "D", number: 1, faceDown: true },
  };
  draft.seats[1]!.tallied = true;
  const form = {
    seats: [
      { ...column, seat: 0, flipped: ["B3"] },
      { ...column, seat: 1, flipped: [] },
    ],
    library: null,
    winners: [0],
  } as unknown as FormView;
  const { result, seats, cards } = inspectedOf(draft, form, () => 7);
  expect(cards.map(({ letter, number, quantity }) => `${letter}${number}/${quantity}`)).toEqual([
    "C2/7",
    "B3/7",
    "D1/7",
  ]);
  expect(cards[0]!.books.map(({ category }) => category)).toEqual([0, 5, 5]);
  expect(seats).toHaveLength(1);
  const down = (cell: { face_down: boolean } | null) => cell && cell.face_down;
  expect(seats[0]!.shelf.rows.map((row) => row.map(down))).toEqual([
    [false, null, false],
    [null, true],
  ]);
  const fates = beatsOf(result, seats).flatMap((beat) => (beat.kind === "card" ? [beat.fate] : []));
  expect(fates).toEqual(["stands", "turned", "down"]);
});
