import { tableIn } from "../../dev/mounting";
import { describe, expect, it, onTestFinished } from "vitest";
import { sides } from "../state/sides.svelte";
import type { RunningScore } from "../api/types";
import { pointsOf } from "../model/points";
import {
  between,
  change,
  flippedBetween,
  flippedOf,
  gainOf,
  gainText,
  isAhead,
  lineOf,
  nowOf,
  publicPoints,
  rangeText,
  reasonToFlip,
  stampedAs,
  totalsOf,
  turnedBy,
} from "./worth";

const FORM: RunningScore = {
  b1: 6,
  b2: 9,
  b3: -2,
  b4: 9,
  b5: 14,
  prominent: 4,
  books: [],
  focus_least: 14,
  focus_most: 14,
  best_least: 40,
  best_most: 40,
  flipped: { b2: [9, 9], b3: [-1, -1], b4: [12, 12], b5: [14, 14], books: [], out_of_order: [] },
  best: [40, 40],
};

describe("what a choice is worth", () => {
  it("is the sum of its lines", () => {
    const worth = { b1: 0, b2: 0, b3: -1, b4: 3, b5: 0, prominent: 2, turned: [] };
    expect(pointsOf(worth)).toBe(2);
    expect(lineOf(worth, "b3")).toBe(-1);
    expect(lineOf(null, "b1")).toBe(0);
  });

  it("is public without the focus", () => {
    expect(publicPoints(FORM)).toBe(22);
    expect(publicPoints({ ...FORM, b2: null })).toBe(13);
  });

  it("has two totals on one basis: ranges of others, numbers of one's own", () => {
    expect(totalsOf(FORM)).toEqual({ now: "36", best: "40" });
    const { best: _best, b5: _b5, ...seen } = { ...FORM, focus_least: 0, best_least: 24 };
    expect(totalsOf(seen)).toEqual({ now: "22–36", best: "24–40" });
  });

  it("says a range with dots where a dash would meet a minus sign", () => {
    const texts = (
      [
        [-1, -1],
        [0, 1],
        [-1, 1],
        [-3, -2],
      ] as const
    ).map(rangeText);
    expect(texts).toEqual(["−1", "0–1", "−1…1", "−3…−2"]);
  });

  it("has lines now and with the best flips: one number of one's own, the least and the most of others", () => {
    const { best: _best, b5: _b5, ...seen } = { ...FORM, focus_least: 0, best_least: 24 };
    const now = nowOf(seen);
    expect([now.b1, now.b2, now.b3, now.b4, now.b5, now.total]).toEqual([
      [6, 6],
      [9, 9],
      [-2, -2],
      [9, 9],
      [0, 14],
      [22, 36],
    ]);
    const best = flippedOf({ ...seen, flipped: { ...seen.flipped, b3: [-2, -1], b5: [2, 14] } });
    expect([best.b1, best.b3, best.b5, best.total]).toEqual([
      [6, 6],
      [-2, -1],
      [2, 14],
      [24, 40],
    ]);
    expect([nowOf(FORM).b5, flippedOf(FORM).b5, flippedOf(FORM).total]).toEqual([
      [14, 14],
      [14, 14],
      [40, 40],
    ]);
    expect(nowOf({ ...FORM, b2: null }).b2).toBeNull();
  });

  it("is printed with its sign", () => {
    expect([3, 0, -12].map(change)).toEqual(["+3", "±0", "−12"]);
  });

  it("is the difference of two forms, without B2 where there is none", () => {
    const after = { ...FORM, b2: 15, b4: 12, prominent: 6 };
    expect(between(FORM, after)).toEqual({
      b1: 0,
      b2: 6,
      b3: 0,
      b4: 3,
      b5: 0,
      prominent: 2,
      turned: [],
      best: 0,
    });
    const solo = { ...FORM, b2: null };
    expect(pointsOf(between(solo, { ...solo, b1: 4 }))).toBe(-2);
  });
});

const stampedCell = (card: number) => ({
  ...{ card, row: 1, column: card, face_down: false, entombed: null },
  turned: "inspector" as const,
});

describe("a shelf beside the form", () => {
  const shelf = { cards: 2, rows: [[stampedCell(1), null, stampedCell(2)]] };
  const form = { ...FORM, flipped: { ...FORM.flipped, out_of_order: [2] } };
  const stamped = () =>
    stampedAs(shelf, form)
      .rows.flat()
      .flatMap((each) => (each?.turned ? each.card : []));

  it("has the stamps of the cards that fall as it is counted", () => {
    expect(stamped()).toEqual([1, 2]);
    sides.flipped = true;
    onTestFinished(() => void (sides.flipped = false));
    expect(stamped()).toEqual([2]);
    expect(stampedAs(shelf, null)).toBe(shelf);
    const own = { ...form, flipped: { ...form.flipped, by_owner: [1] } };
    expect(stampedAs(shelf, own).rows[0]!.map((each) => each?.turned ?? null)).toEqual([
      "owner",
      null,
      "inspector",
    ]);
  });
});

describe("the gain of an option", () => {
  const worth = { b1: 2, b2: 0, b3: 0, b4: 3, b5: 0, prominent: 0, turned: [1] };

  it("follows what the totals show", () => {
    expect(gainOf({ ...worth, best: -1 })).toBe(5);
    expect([turnedBy(worth), turnedBy(null)]).toEqual([[1], []]);
    sides.flipped = true;
    onTestFinished(() => void (sides.flipped = false));
    expect(gainOf({ ...worth, best: -1 })).toBe(-1);
    expect(turnedBy(worth)).toEqual([]);
    expect(gainOf(worth)).toBe(5);
  });
});

describe("flips", () => {
  it("are counted from the first stamp on any shelf, and in the final round", () => {
    const { view } = tableIn("others").session.shown!;
    const bare = view!.seats.map((seat) => ({ ...seat, shelf: { cards: 0, rows: [] } }));
    const stamped = { cards: 1, rows: [[stampedCell(1)]] };
    expect(reasonToFlip(null)).toBeNull();
    expect(reasonToFlip({ ...view!, final_round: false, seats: bare })).toBeNull();
    expect(reasonToFlip({ ...view!, final_round: true, seats: bare })).toBe("final round");
    const seats = [{ ...view!.seats[1]!, shelf: stamped }, ...bare];
    expect(reasonToFlip({ ...view!, final_round: false, seats })).toBe("stamp");
  });
});

describe("a total", () => {
  it("is ahead if no other can be more, also together with another, but not alone", () => {
    const ahead = (...totals: [number, number][]) => totals.map((total) => isAhead(total, totals));
    expect(ahead([16, 20], [14, 16], [0, 16])).toEqual([true, false, false]);
    expect(ahead([16, 20], [14, 17], [0, 29])).toEqual([false, false, false]);
    expect(ahead([9, 9], [9, 9])).toEqual([true, true]);
    expect(isAhead([9, 9], [[9, 9]])).toBe(false);
  });
});

describe("what an option changes", () => {
  it("is said of a total only if it changes it", () => {
    sides.flipped = false;
    expect(gainText(FORM, FORM)).toBe("");
    expect(gainText(FORM, { ...FORM, b2: 7 })).toBe("−2");
    expect(gainText(FORM, { ...FORM, b2: 12 })).toBe("+3");
  });

  it("is counted line by line with the best flips", () => {
    const after = { ...FORM, b1: 8, flipped: { ...FORM.flipped, b3: [-3, -2] as [number, number] } };
    expect(flippedBetween(FORM, after)).toEqual({ b1: 2, b2: 0, b3: -1, b4: 0, b5: 0 });
  });
});
