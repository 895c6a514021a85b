import type { LogLine, TimelineEntry } from "../api/types";

/** The ways to get from one moment to another. */
export type Jump =
  "first" | "round-back" | "turn-back" | "back" | "forward" | "turn-forward" | "round-forward" | "last";

/** The number of the last moment. */
export function lastOf(moments: readonly TimelineEntry[]): number {
  return Math.max(0, moments.length - 1);
}

/** The nearest moment that there is. */
export function within(moments: readonly TimelineEntry[], at: number): number {
  return Math.min(Math.max(0, Math.trunc(at)), lastOf(moments));
}

type Part = (moment: TimelineEntry) => number;

/** Where the part (turn, round) begins that holds the moment. */
function beginning(moments: readonly TimelineEntry[], at: number, part: Part): number {
  const here = part(moments[at]!);
  let first = at;
  while (first > 0 && part(moments[first - 1]!) === here) first--;
  return first;
}

/** The beginning of this part or, from there, that of the one before. */
function partBack(moments: readonly TimelineEntry[], at: number, part: Part): number {
  const first = beginning(moments, at, part);
  return first < at || first === 0 ? first : beginning(moments, first - 1, part);
}

/** The beginning of the next part; the last moment when there is none. */
function partForward(moments: readonly TimelineEntry[], at: number, part: Part): number {
  const here = part(moments[at]!);
  const next = moments.findIndex((moment, index) => index > at && part(moment) !== here);
  return next < 0 ? lastOf(moments) : next;
}

const turn: Part = (moment) => moment.turn;
const round: Part = (moment) => moment.round;

/** The moment that a jump from this one leads to; the same one where it leads nowhere. */
export function jump(moments: readonly TimelineEntry[], at: number, how: Jump): number {
  if (moments.length === 0) return 0;
  const here = within(moments, at);
  switch (how) {
    case "first":
      return 0;
    case "last":
      return lastOf(moments);
    case "back":
      return within(moments, here - 1);
    case "forward":
      return within(moments, here + 1);
    case "turn-back":
      return partBack(moments, here, turn);
    case "turn-forward":
      return partForward(moments, here, turn);
    case "round-back":
      return partBack(moments, here, round);
    case "round-forward":
      return partForward(moments, here, round);
  }
}

export interface Tick {
  at: number;
  round: number;
}

/** Where the rounds begin; round 0 is what comes before them. */
export function ticks(moments: readonly TimelineEntry[]): Tick[] {
  return moments
    .filter((moment, index) => moment.round > 0 && moment.round !== moments[index - 1]?.round)
    .map(({ ply, round }) => ({ at: ply, round }));
}

/** The log as it was at a moment. */
export function logUntil(moments: readonly TimelineEntry[], at: number): LogLine[] {
  return moments.slice(0, at + 1).flatMap(({ lines }) => lines);
}
