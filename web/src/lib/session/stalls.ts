import type { SeatStall, Snapshot } from "../api/types";

/** For how long seats have been awaited, and when that came to the browser, in milliseconds of `performance.now()`. */
export interface Stalls {
  readonly at: number;
  readonly seats: readonly SeatStall[];
}

/** Return for how long seats have been awaited at a table without a pace. The server tells it from a minute on; until
 * then they count from now, so that nobody is offered anything too early.
 */
export function stallsOf({ table, waiting_for, stalls }: StallFacts, at: number): Stalls {
  if (table.options.pace) return { at, seats: [] };
  const seconds = (seat: number): number => stalls?.find((each) => each.seat === seat)?.seconds ?? 0;
  return { at, seats: waiting_for.map((seat) => ({ seat, seconds: seconds(seat) })) };
}

type StallFacts = Pick<Snapshot, "table" | "waiting_for" | "stalls">;

/** How long somebody may be at one decision before the others may go on; the server checks it, too. */
export const STALLED_SECONDS = 15 * 60;

/** After how long their person sees a warning. */
export const WARNED_SECONDS = 12 * 60;

/** After how long one of the others needs nobody's consent. */
export const ONE_VOTE_SECONDS = 2 * STALLED_SECONDS;

/** Whether a seat has been at its decision for so long. */
export function hasStalled(stalls: Stalls, seat: number, now: number, seconds = STALLED_SECONDS): boolean {
  const stall = stalls.seats.find((each) => each.seat === seat);
  return stall !== undefined && stall.seconds + (now - stalls.at) / 1000 >= seconds;
}
