import { describe, expect, it } from "vitest";
import { courseOf, downOf, HEIGHT, scaleOf, WIDTH } from "./course";

describe("the scale of a rating's course", () => {
  it("has room for all ratings, in steps that people count in", () => {
    expect(scaleOf([22, 31])).toEqual([20, 25, 30, 35]);
    expect(scaleOf([25])).toEqual([23, 24, 25, 26, 27]);
    expect(scaleOf([-3.2, 4])).toEqual([-4, -2, 0, 2, 4]);
  });

  it("shows small changes as small", () => {
    const scale = scaleOf([25, 25.1]);
    expect(downOf(25, scale) - downOf(25.1, scale)).toBeLessThan(HEIGHT / 20);
  });
});

describe("the course of a rating", () => {
  it("runs from the left to the right, the better the higher", () => {
    expect(courseOf([10, 20, 15], [10, 15, 20])).toBe(`M0.0 ${HEIGHT}.0L300.0 0.0L${WIDTH}.0 60.0`);
  });
});
