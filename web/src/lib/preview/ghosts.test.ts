import { expect, it } from "vitest";
import type { ShelfView } from "../api/types";
import { shelfGhosts } from "./ghosts";

/** Make a shelf from a drawing with digits for cards; the row and column of its top left cell are given. */
function shelf(top: number, left: number, ...lines: string[]): ShelfView {
  const rows = lines.map((line, r) =>
    [...line].map((mark, c) =>
      mark === "."
        ? null
        : {
            row: top + r,
            column: left + c,
            card: Number(mark),
            face_down: false,
            turned: null,
            entombed: null,
          },
    ),
  );
  return { rows, cards: lines.join("").replaceAll(".", "").length };
}

const drawn = (before: ShelfView, after: ShelfView) => {
  const { cards, gone } = shelfGhosts(before, after);
  return { cards: [...cards].map(([cell, { card }]) => [cell, card]), gone: [...gone] };
};

it("shows a new card where it would stand", () => {
  expect(drawn(shelf(1, 1, "12"), shelf(1, 1, "123"))).toEqual({ cards: [["1,3", 3]], gone: [] });
});

it("shows a card above or left of the shelf", () => {
  expect(drawn(shelf(1, 1, "12"), shelf(0, 1, "3.", "12"))).toEqual({ cards: [["0,1", 3]], gone: [] });
  expect(drawn(shelf(1, 1, "12"), shelf(1, 0, "312"))).toEqual({ cards: [["1,0", 3]], gone: [] });
});

it("shows what a shift moves and which cells it empties", () => {
  expect(drawn(shelf(1, 1, "123"), shelf(1, 1, "124.", "..3."))).toEqual({
    cards: [
      ["1,3", 4],
      ["2,3", 3],
    ],
    gone: [],
  });
  expect(drawn(shelf(1, 1, "123"), shelf(1, 1, "12"))).toEqual({ cards: [], gone: ["1,3"] });
});

it("shows nothing if nothing changes, and everything on an empty shelf", () => {
  expect(drawn(shelf(1, 1, "12"), shelf(1, 1, "12"))).toEqual({ cards: [], gone: [] });
  expect(drawn(shelf(1, 1), shelf(1, 1, "7"))).toEqual({ cards: [["1,1", 7]], gone: [] });
});
