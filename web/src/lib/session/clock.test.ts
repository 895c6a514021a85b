import { expect, it } from "vitest";
import { type Clocks, hasRunOut, isRunning, secondsLeft, warningAt } from "./clock";

const clocks: Clocks = {
  at: 1000,
  seats: [
    { seat: 0, left: 30, used: 10, running: true },
    { seat: 1, left: 50, used: 0, running: false },
    { seat: 2, left: null, used: null, running: null },
  ],
};

it("counts down the clock that runs, to zero and no further", () => {
  expect([1000, 11_000, 99_000].map((now) => secondsLeft(clocks, 0, now))).toEqual([30, 20, 0]);
  expect(secondsLeft(clocks, 1, 99_000)).toBe(50);
});

it("knows nothing of a hidden clock or of a computer's seat", () => {
  expect([2, 3].map((seat) => secondsLeft(clocks, seat, 2000))).toEqual([null, null]);
  expect([0, 1, 2, 3].map((seat) => isRunning(clocks, seat))).toEqual([true, false, false, false]);
});

it("tells who has run out of time", () => {
  expect(hasRunOut(clocks, 0, 30_000)).toBe(false);
  expect(hasRunOut(clocks, 0, 31_000)).toBe(true);
  expect([1, 2, 3].map((seat) => hasRunOut(clocks, seat, 99_000))).toEqual([false, false, false]);
});

it("warns twice", () => {
  expect([61, 60, 11, 10, 0].map((left) => warningAt("live", left))).toEqual([null, 60, 60, 10, 10]);
  expect([3601, 3600, 600].map((left) => warningAt("correspondence", left))).toEqual([null, 3600, 600]);
});
