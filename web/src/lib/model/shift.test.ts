import { describe, expect, it } from "vitest";
import { decision } from "../../dev/parts";
import type { CellView, ShelfView } from "../api/types";
import { arrowsOf, shifted } from "./shift";

const cellOf = (card: number, row: number, column: number): CellView => ({
  row,
  column,
  card,
  face_down: false,
  turned: "inspector",
  entombed: null,
});

const drawn = ({ rows }: ShelfView) =>
  rows.map((row) => row.map((cell) => cell && [cell.card, cell.row, cell.column, cell.turned]));

describe("arrowsOf", () => {
  const right = { direction: "right" as const, cards: [1], by_ending: true };

  it("has the directions, not what is chosen by a button", () => {
    const asked = decision("choice", "which way?", [
      { choice: "beside" },
      { choice: "up" },
      { choice: "left" },
    ]);
    expect([...arrowsOf(asked).keys()]).toEqual(["up", "left"]);
    expect(arrowsOf(null).size).toBe(0);
  });

  it("has the direction of a shift that is made by ending the choice, or goes on", () => {
    const ending = decision("card", "pick cards", [{ card: 2 }, { kind: "done" }], { shift: right });
    expect([...arrowsOf(ending)].map(([way, { kind }]) => [way, kind])).toEqual([["right", "done"]]);
    const further = decision("choice", "further?", [{ choice: "move_on" }, { kind: "done" }], {
      shift: { ...right, by_ending: false },
    });
    expect([...arrowsOf(further)].map(([way, { kind }]) => [way, kind])).toEqual([["right", "choice"]]);
  });

  it("has none where ending the choice shifts nothing", () => {
    const first = decision("card", "from which card?", [{ card: 2 }, { kind: "done" }], {
      shift: { ...right, by_ending: false },
    });
    expect(arrowsOf(first).size).toBe(0);
  });
});

describe("shifted", () => {
  const shelf = {
    rows: [
      [cellOf(1, 1, 1), cellOf(2, 1, 2)],
      [null, cellOf(3, 2, 2)],
    ],
    cards: 3,
  };

  it("moves the cards by one cell, and keeps the others", () => {
    const after = shifted(shelf, { direction: "right", cards: [2], by_ending: false });
    expect(drawn(after)).toEqual([
      [
        [1, 1, 1, "inspector"],
        [2, 1, 3, "inspector"],
      ],
      [[3, 2, 2, "inspector"]],
    ]);
  });

  it("doesn't say who would be turned after a shift to another row, and keeps the reading order", () => {
    const after = shifted(shelf, { direction: "down", cards: [1], by_ending: false });
    expect(drawn(after)).toEqual([
      [[2, 1, 2, null]],
      [
        [1, 2, 1, null],
        [3, 2, 2, null],
      ],
    ]);
  });
});
