import { describe, expect, it } from "vitest";
import type { ActionOption, Worth } from "../api/types";
import { madeUpCatalog } from "../../dev/catalog";
import { bestCells, unsound } from "../model/points";
import { catalog } from "../state/catalog.svelte";
import { cellName, withWorth } from "./cell";

const worth = (points: number, ...turned: number[]) => ({
  b1: points,
  b2: 0,
  b3: 0,
  b4: 0,
  b5: 0,
  prominent: 0,
  turned,
});
const cells = (...worths: Worth[]): ActionOption[] =>
  worths.map((each, action) => ({ action, kind: "cell", text: "", row: 0, column: action, worth: each }));
const best = (...worths: ReturnType<typeof worth>[]): number[] =>
  [...bestCells(cells(...worths), false)].map(({ action }) => action);

describe("the best cell", () => {
  it("flips no card as the shelf stands now, even if another brings more", () => {
    expect(best(worth(6, 3), worth(5), worth(2))).toEqual([1]);
  });

  it("is each of several that bring as much", () => {
    expect(best(worth(5), worth(5), worth(-1))).toEqual([0, 1]);
    expect(best(worth(2), worth(2, 7))).toEqual([0]);
  });

  it("is none where all are alike, or each flips a card", () => {
    expect(best(worth(5), worth(5))).toEqual([]);
    expect(best(worth(5), worth(5), worth(1, 7))).toEqual([]);
    expect(best(worth(5, 1), worth(4, 2))).toEqual([]);
    expect(bestCells([{ action: 0, kind: "cell", text: "", row: 0, column: 0 }], false).size).toBe(0);
  });

  it("may flip a card where everyone's best flips are counted, since its gain says what that costs", () => {
    const options = cells(worth(5), { ...worth(2, 7), best: 6 }, { ...worth(9), best: 4 });
    expect([...bestCells(options, true)].map(({ action }) => action)).toEqual([1]);
    expect([...bestCells(options, false)].map(({ action }) => action)).toEqual([2]);
  });

  it("is none on a loss", () => {
    expect(best(worth(-1), worth(-2))).toEqual([]);
    expect(best(worth(-2), worth(-2, 7))).toEqual([]);
    expect(best(worth(0), worth(-2))).toEqual([0]);
  });

  it("comes first for beginners, unless each cell flips a card", () => {
    const second = (...worths: ReturnType<typeof worth>[]): number[] =>
      [...unsound(cells(...worths))].map(({ action }) => action);
    expect(second(worth(6, 3), worth(5), worth(-7, 1, 2))).toEqual([0, 2]);
    expect(second(worth(6, 3), worth(5, 4))).toEqual([]);
    expect(second(worth(6), worth(5))).toEqual([]);
    expect(unsound([{ action: 0, kind: "cell", text: "", row: 0, column: 0 }]).size).toBe(0);
  });

  it("is no cell: a card to give up says what it costs", () => {
    expect(withWorth("A1: one book", worth(-3))).toMatch(/^A1: one book: −3 points$/);
    expect(withWorth("A1: one book", worth(-1))).toMatch(/: −1 point$/);
    expect(withWorth("A1: one book", worth(0))).toMatch(/no change in points$/);
    expect(withWorth("A1: one book", null)).toBe("A1: one book");
  });

  it("is named as such, and a cell that flips cards with these", () => {
    catalog.fill(madeUpCatalog(), "en");
    expect(cellName(1, 2, worth(5), true)).toMatch(/\+5 points, best cell$/);
    expect(cellName(1, 2, worth(6, 3), false)).toContain(
      `+6 points. ${catalog.cardName(3)} would then be flipped`,
    );
  });
});
