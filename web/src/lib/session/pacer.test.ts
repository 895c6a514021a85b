import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { madeUpSnapshot } from "../../dev/snapshots";
import type { LogLine, FullSnapshot } from "../api/types";
import { Pacer, stay } from "./pacer";

const PAUSE = 800;
const MOST = 4000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Return the time to show snapshots of alternating players that arrive at these times in milliseconds. */
function watch(pacer: Pacer, count: number, apart: number): number {
  const start = Date.now();
  let [arrived, shown] = [0, 0];
  const until = (time: number): void => void vi.advanceTimersByTime(Math.max(0, time - Date.now()));
  pacer.shows();
  while (shown < count) {
    until(start + shown * apart);
    arrived = Math.min(count, apart > 0 ? Math.floor((Date.now() - start) / apart) + 1 : count);
    vi.advanceTimersByTime(pacer.next(Array<number>(arrived - shown).fill(1)));
    pacer.shows();
    shown += 1;
  }
  return Date.now() - start;
}

function acted(): Pacer {
  const pacer = new Pacer(() => PAUSE);
  pacer.begin();
  return pacer;
}

it("shows a few moves one whole pause apart", () => {
  expect(watch(acted(), 3, 0)).toBe(3 * PAUSE);
});

it("makes the reader wait no longer than four seconds, counting what the server takes", () => {
  for (const count of [6, 12, 40])
    for (const apart of [0, 50, 90]) expect(watch(acted(), count, apart)).toBeLessThanOrEqual(MOST + 1);
});

it("has all its patience again once the reader has acted", () => {
  const pacer = acted();
  watch(pacer, 40, 0);
  expect(pacer.next([1])).toBeLessThan(1);
  pacer.begin();
  pacer.shows();
  expect(pacer.next([1])).toBe(PAUSE);
});

it("does not pause after a move for which the reader has waited anyway, and does after the next", () => {
  const pacer = acted();
  pacer.shows();
  vi.advanceTimersByTime(30_000);
  expect(pacer.next([1])).toBe(0);
  pacer.shows();
  expect(pacer.next([1])).toBe(PAUSE);
});

/** Return a snapshot whose log has a line of each of these seats. */
function logged(...seats: (number | null)[]): FullSnapshot {
  const lines = seats.map((seat, index) => ({ n: index + 1, seat, text: "" }) as LogLine);
  return { ...madeUpSnapshot("space"), log: lines };
}

it("gives another player's move a whole pause, one that goes on a part, and one without news none", () => {
  expect(stay(logged(1), logged(1, 2))).toBe(1);
  expect(stay(logged(1), logged(1, null))).toBe(1);
  expect(stay(logged(2), logged(2, 2))).toBeLessThan(0.5);
  expect(stay(logged(2), logged(2, 2, 1))).toBe(1);
  expect(stay(logged(1, 2), logged(1, 2))).toBe(0);
});
