import { expect, it } from "vitest";
import type { ShelfView } from "../api/types";
import { COLUMNS } from "../model/shelf";
import { shelfGhosts } from "./ghosts";

/** Make a shelf from a drawing with digits for cards; its top left cell is given. */
function shelf(top: number, left: number, ...lines: string[]): ShelfView {
  const rows = lines.map((line, r) =>
    [...line].map((mark, c) =>
      mark === "."
        ? null
        : { cell: (top + r) * COLUMNS + left + c, card: Number(mark), face_down: false, entombed: null },
    ),
  );
  return { rows, cards: lines.join("").replaceAll(".", "").length, top, left };
}

const drawn = (before: ShelfView, after: ShelfView) => {
  const { cards, gone } = shelfGhosts(before, after);
  return { cards: [...cards].map(([cell, { card }]) => [cell, card]), gone: [...gone] };
};

it("shows a new card where it would stand", () => {
  expect(drawn(shelf(2, 20, "12"), shelf(2, 20, "123"))).toEqual({
    cards: [[2 * COLUMNS + 22, 3]],
    gone: [],
  });
});

it("uses the cells of the present shelf, also if the shelf would be moved on its grid", () => {
  const after = shelf(1, 20, "3.", "12");
  expect(drawn(shelf(2, 20, "12"), after)).toEqual({ cards: [[COLUMNS + 20, 3]], gone: [] });
});

it("shows what a shift moves and which cells it empties", () => {
  const after = shelf(2, 20, "124.", "..3.");
  expect(drawn(shelf(2, 20, "123"), after)).toEqual({
    cards: [
      [2 * COLUMNS + 22, 4],
      [3 * COLUMNS + 22, 3],
    ],
    gone: [],
  });
  expect(drawn(shelf(2, 20, "123"), shelf(2, 20, "12"))).toEqual({ cards: [], gone: [2 * COLUMNS + 22] });
});

it("shows nothing if nothing changes, and everything on an empty shelf", () => {
  expect(drawn(shelf(2, 20, "12"), shelf(2, 20, "12"))).toEqual({ cards: [], gone: [] });
  expect(drawn(shelf(0, 0), shelf(2, 25, "7"))).toEqual({ cards: [[2 * COLUMNS + 25, 7]], gone: [] });
});
