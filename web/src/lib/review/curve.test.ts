import { describe, expect, it } from "vitest";
import type { ReviewPoint } from "../api/types";
import { acrossOf, downOf, HEIGHT, pathOf, WIDTH } from "../ui/plot";
import { rangeOf, roundPoints } from "./curve";

const point = (ply: number, round: number, win: number, total: number): ReviewPoint => ({
  ply,
  round,
  wins: [win, 1 - win],
  totals: [total, 20],
});
const points = [point(0, 0, 0.5, 12), point(1, 1, 0.6, 34), point(2, 1, 0.4, -3), point(3, 2, 1, 41)];

describe("the plot of a review", () => {
  it("reaches from the first ply to the last", () => {
    expect([acrossOf(0, 3), acrossOf(3, 3), acrossOf(0, 0)]).toEqual([0, WIDTH, 0]);
  });

  it("has room for all values", () => {
    expect(rangeOf(points, "wins")).toEqual([0, 1]);
    expect(rangeOf(points, "totals")).toEqual([-10, 50]);
    expect(downOf(1, [0, 1])).toBeLessThan(downOf(0, [0, 1]));
    expect(downOf(0, [0, 1])).toBeLessThanOrEqual(HEIGHT);
  });

  it("draws a line for a seat", () => {
    expect(pathOf([0.5, 0.6, 0.4, 1], [0, 1])).toMatch(
      /^M0\.0 [\d.]+L200\.0 [\d.]+L400\.0 [\d.]+L600\.0 4\.0$/,
    );
  });

  it("knows where rounds end", () => {
    expect(roundPoints(points).map(({ ply }) => ply)).toEqual([0, 2, 3]);
  });
});
