import type { SeatStall } from "../api/types";

/** For how long people have been at their decisions, and when that came to the browser, in milliseconds of
 * `performance.now()`.
 */
export interface Stalls {
  readonly at: number;
  readonly seats: readonly SeatStall[];
}

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
