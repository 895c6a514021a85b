import type { Pace, SeatClock } from "../api/types";

/** The clocks of a table, and when they arrived, in milliseconds of `performance.now()`. */
export interface Clocks {
  readonly at: number;
  readonly seats: readonly SeatClock[];
}

/** Return the seconds that a seat has left; null for a seat without a clock, or one that must not be seen now. */
export function secondsLeft(clocks: Clocks, seat: number, now: number): number | null {
  const clock = clocks.seats.find((each) => each.seat === seat);
  if (!clock || clock.left === null) return null;
  return clock.running ? Math.max(clock.left - (now - clocks.at) / 1000, 0) : clock.left;
}

/** Return for how many seconds it has been a seat's turn, null as `secondsLeft` does. */
export function secondsUsed(clocks: Clocks, seat: number, now: number): number | null {
  const clock = clocks.seats.find((each) => each.seat === seat);
  if (!clock || clock.used === null) return null;
  return clock.running ? clock.used + (now - clocks.at) / 1000 : clock.used;
}

export const isRunning = (clocks: Clocks, seat: number): boolean =>
  clocks.seats.some((each) => each.seat === seat && each.running === true);

/** Whether a seat must act and has no time left, so that a computer may take over. */
export const hasRunOut = (clocks: Clocks, seat: number, now: number): boolean =>
  isRunning(clocks, seat) && secondsLeft(clocks, seat, now) === 0;

/** The seconds at which a player hears how much is left. */
const WARNINGS: Readonly<Record<Pace["kind"], readonly number[]>> = {
  live: [10, 60],
  correspondence: [600, 3600],
};

/** Return the last warning that is due, in seconds; null while there is plenty of time. */
export function warningAt(kind: Pace["kind"], left: number): number | null {
  return WARNINGS[kind].find((seconds) => left <= seconds) ?? null;
}
