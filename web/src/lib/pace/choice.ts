import type { Pace } from "../api/types";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export type PaceKind = "none" | Pace["kind"];

/** The choices, in seconds. */
export const BUDGETS = [5, 10, 15, 20, 30, 45, 60, 90, 120].map((minutes) => minutes * MINUTE);
export const INCREMENTS = [0, 10, 20, 30, 60, 120];
export const TURNS = [12 * HOUR, DAY, 2 * DAY, 3 * DAY, 7 * DAY, 14 * DAY];

const USUAL: Readonly<Record<Pace["kind"], Pace>> = {
  live: { kind: "live", seconds: 30 * MINUTE, increment: 20 },
  correspondence: { kind: "correspondence", seconds: 2 * DAY, increment: 0 },
};

/** Return the usual pace of a kind, null for a game without clocks. */
export const usualPace = (kind: PaceKind): Pace | null => (kind === "none" ? null : USUAL[kind]);
