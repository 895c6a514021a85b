import { describe, expect, it } from "vitest";
import { placeBeside } from "./place";

const size = { width: 300, height: 100 };
const screen = { width: 1000, height: 600, top: 50 };

describe("the speech box", () => {
  it("goes below what it is about, centred", () => {
    const thing = { left: 400, top: 200, width: 100, height: 50 };
    expect(placeBeside(thing, size, screen)).toEqual({ left: 300, top: 264, tail: "top" });
  });

  it("goes above what is too low", () => {
    const thing = { left: 0, top: 500, width: 100, height: 90 };
    expect(placeBeside(thing, size, screen)).toEqual({ left: 8, top: 386, tail: "bottom" });
  });

  it("goes beside what is too tall", () => {
    const tall = { left: 10, top: 60, width: 200, height: 530 };
    expect(placeBeside(tall, size, screen).tail).toBe("left");
    expect(placeBeside({ ...tall, left: 780 }, size, screen).tail).toBe("right");
  });

  it("goes to the lower edge if the thing fills the screen or there is none", () => {
    const all = { left: 0, top: 0, width: 1000, height: 600 };
    for (const thing of [all, null]) {
      expect(placeBeside(thing, size, screen)).toEqual({ left: 692, top: 492, tail: null });
      expect(placeBeside(thing, size, { ...screen, floor: 500 }).top).toBe(392);
    }
  });
});
