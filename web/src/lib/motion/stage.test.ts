import { describe, expect, it } from "vitest";
import { delays, transformInto } from "./stage";

const box = (left: number, top: number, width: number, height: number): DOMRect =>
  ({ left, top, width, height }) as DOMRect;

describe("when several things move", () => {
  it("they start 60 ms apart", () => {
    expect(delays(3)).toEqual([0, 60, 120]);
  });

  it("all of them start within 220 ms", () => {
    expect(delays(12).at(-1)).toBe(220);
    expect(delays(1)).toEqual([0]);
  });
});

describe("a copy that starts in another rectangle", () => {
  it("is centred there and has its size", () => {
    expect(transformInto(box(0, 0, 50, 70), box(100, 100, 100, 140))).toBe(
      "translate(-125.0px, -135.0px) scale(0.500)",
    );
  });

  it("grows no more than three times", () => {
    expect(transformInto(box(0, 0, 500, 700), box(0, 0, 50, 70))).toContain("scale(3.000)");
  });
});
