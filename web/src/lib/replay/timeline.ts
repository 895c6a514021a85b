import type { LogLine, TimelineEntry } from "../api/types";

/** The ways to get from one entry to another. */
export type Jump =
  "first" | "round-back" | "turn-back" | "back" | "forward" | "turn-forward" | "round-forward" | "last";

/** The number of the last entry. */
export function lastOf(entries: readonly TimelineEntry[]): number {
  return Math.max(0, entries.length - 1);
}

/** The nearest existing entry. */
export function within(entries: readonly TimelineEntry[], at: number): number {
  return Math.min(Math.max(0, Math.trunc(at)), lastOf(entries));
}

type Part = (entry: TimelineEntry) => number;

/** Where the part (turn, round) begins that holds the entry. */
function beginning(entries: readonly TimelineEntry[], at: number, part: Part): number {
  const here = part(entries[at]!);
  let first = at;
  while (first > 0 && part(entries[first - 1]!) === here) first--;
  return first;
}

/** The beginning of this part or, from there, of the previous part. */
function partBack(entries: readonly TimelineEntry[], at: number, part: Part): number {
  const first = beginning(entries, at, part);
  return first < at || first === 0 ? first : beginning(entries, first - 1, part);
}

/** The beginning of the next part, or else the last entry. */
function partForward(entries: readonly TimelineEntry[], at: number, part: Part): number {
  const here = part(entries[at]!);
  const next = entries.findIndex((entry, index) => index > at && part(entry) !== here);
  return next < 0 ? lastOf(entries) : next;
}

const turn: Part = (entry) => entry.turn;
const round: Part = (entry) => entry.round;

/** The target of a jump from this entry; the same entry if there is no target. */
export function jump(entries: readonly TimelineEntry[], at: number, how: Jump): number {
  if (entries.length === 0) return 0;
  const here = within(entries, at);
  switch (how) {
    case "first":
      return 0;
    case "last":
      return lastOf(entries);
    case "back":
      return within(entries, here - 1);
    case "forward":
      return within(entries, here + 1);
    case "turn-back":
      return partBack(entries, here, turn);
    case "turn-forward":
      return partForward(entries, here, turn);
    case "round-back":
      return partBack(entries, here, round);
    case "round-forward":
      return partForward(entries, here, round);
  }
}

export interface Tick {
  at: number;
  round: number;
}

/** Where the rounds begin; round 0 is what comes before them. */
export function ticks(entries: readonly TimelineEntry[]): Tick[] {
  return entries
    .filter((entry, index) => entry.round > 0 && entry.round !== entries[index - 1]?.round)
    .map(({ ply, round }) => ({ at: ply, round }));
}

/** The log as it was at an entry. */
export function logUntil(entries: readonly TimelineEntry[], at: number): LogLine[] {
  return entries.slice(0, at + 1).flatMap(({ lines }) => lines);
}
