import { describe, expect, it } from "vitest";
import { downOf, HEIGHT } from "../ui/plot";
import { scaleOf } from "./course";

describe("the scale of a rating's course", () => {
  it("has room for all ratings, in steps that people count in", () => {
    expect(scaleOf([22, 31])).toEqual([20, 25, 30, 35]);
    expect(scaleOf([25])).toEqual([23, 24, 25, 26, 27]);
    expect(scaleOf([-3.2, 4])).toEqual([-4, -2, 0, 2, 4]);
  });

  it("shows small changes as small", () => {
    const [low, high] = [scaleOf([25, 25.1])[0]!, scaleOf([25, 25.1]).at(-1)!];
    expect(downOf(25, [low, high]) - downOf(25.1, [low, high])).toBeLessThan(HEIGHT / 20);
  });
});
