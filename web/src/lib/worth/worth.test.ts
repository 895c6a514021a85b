import { describe, expect, it } from "vitest";
import { pointsOf } from "../model/points";
import { between, change, flippedOf, lineOf, nowOf, publicPoints, totalsOf } from "./worth";

const FORM = {
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
  flipped: { b1: 6, b2: 9, b3: -1, b4: 12, books: [] },
  best: 40,
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

  it("has lines that add up to the totals, with the best flips, too: what is secret is in line B5", () => {
    const { best: _best, b5: _b5, ...seen } = { ...FORM, focus_least: 0, best_least: 24 };
    for (const form of [FORM, seen, { ...FORM, b2: null, flipped: { ...FORM.flipped, b2: null } }])
      for (const side of [nowOf(form), flippedOf(form)])
        expect(side.b5.map((points) => publicPoints(side) + points)).toEqual(side.total);
    expect([nowOf(seen).b5, flippedOf(seen).b5]).toEqual([
      [0, 14],
      [-2, 14],
    ]);
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
    });
    const solo = { ...FORM, b2: null };
    expect(pointsOf(between(solo, { ...solo, b1: 4 }))).toBe(-2);
  });
});
