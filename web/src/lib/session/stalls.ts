import type { SeatStall, Snapshot } from "../api/types";

/** How long seats have been awaited, and when that arrived, in milliseconds of `performance.now()`. */
export interface Stalls {
  readonly at: number;
  readonly seats: readonly SeatStall[];
}

/** Return the time for which seats have been awaited at a table without a pace. The server says so after a minute; until then they
 * count from now, so that nothing is offered too early.
 */
export function stallsOf({ table, waiting_for, stalls }: StallFacts, at: number): Stalls {
  if (table.options.pace) return { at, seats: [] };
  const seconds = (seat: number): number => stalls?.find((each) => each.seat === seat)?.seconds ?? 0;
  return { at, seats: waiting_for.map((seat) => ({ seat, seconds: seconds(seat) })) };
}

type StallFacts = Pick<Snapshot, "table" | "waiting_for" | "stalls">;

/** How long a player may take for one decision before the others may continue; the server checks it too. */
export const STALLED_SECONDS = 15 * 60;

/** After how long their person sees a warning. */
export const WARNED_SECONDS = 12 * 60;

/** The time after which one of the others needs no consent. */
export const ONE_VOTE_SECONDS = 2 * STALLED_SECONDS;

/** Whether a seat has spent that long on its decision. */
export function hasStalled(stalls: Stalls, seat: number, now: number, seconds = STALLED_SECONDS): boolean {
  const stall = stalls.seats.find((each) => each.seat === seat);
  return stall !== undefined && stall.seconds + (now - stalls.at) / 1000 >= seconds;
}
