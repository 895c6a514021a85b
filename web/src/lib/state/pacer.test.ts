import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Pacer } from "./pacer";

const PAUSE = 800;
const MOST = 4000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Return how long it takes to show snapshots that arrive so many milliseconds apart. */
function watch(pacer: Pacer, count: number, apart: number): number {
  const start = Date.now();
  let [arrived, shown, paused] = [0, 0, 0];
  const until = (time: number): void => void vi.advanceTimersByTime(Math.max(0, time - Date.now()));
  pacer.shows(false);
  while (shown < count) {
    until(start + shown * apart);
    arrived = Math.min(count, apart > 0 ? Math.floor((Date.now() - start) / apart) + 1 : count);
    const wait = pacer.next(arrived - shown);
    vi.advanceTimersByTime(wait);
    paused += wait;
    pacer.shows(true);
    shown += 1;
  }
  return paused;
}

it("shows a few moves one whole pause apart", () => {
  expect(watch(new Pacer(() => PAUSE), 3, 0)).toBe(3 * PAUSE);
});

it("never pauses longer than four seconds between two turns", () => {
  for (const count of [6, 12, 40])
    for (const apart of [0, 50, 200, 700])
      expect(watch(new Pacer(() => PAUSE), count, apart)).toBeLessThanOrEqual(MOST + 1);
});

it("has all its patience again once the reader has acted", () => {
  const pacer = new Pacer(() => PAUSE);
  watch(pacer, 40, 0);
  expect(pacer.next(1)).toBe(0);
  pacer.begin();
  expect(pacer.next(1)).toBe(PAUSE);
});

it("does not pause after a move for which the reader has waited anyway", () => {
  const pacer = new Pacer(() => PAUSE);
  pacer.shows(false);
  vi.advanceTimersByTime(30_000);
  expect(pacer.next(1)).toBe(0);
  pacer.shows(true);
  expect(pacer.next(1)).toBe(PAUSE);
});
