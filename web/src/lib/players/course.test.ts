import { describe, expect, it } from "vitest";
import { courseOf, HEIGHT, rangeOf, WIDTH } from "./course";

describe("the course of a rating", () => {
  it("runs from the left to the right, the highest at the top", () => {
    expect(courseOf([10, 20, 15])).toBe(`M0.0 ${HEIGHT}.0L300.0 0.0L${WIDTH}.0 60.0`);
  });

  it("shows small changes as small", () => {
    expect(rangeOf([25, 26])).toEqual([23.5, 27.5]);
  });

  it("is one point in the middle after one game", () => {
    expect(courseOf([25])).toBe(`M0.0 ${HEIGHT / 2}.0`);
  });
});
