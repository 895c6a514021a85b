// The days whose deals this browser has played.
import type { TableSummary } from "../api/types";
import { dayBeside } from "../dom/day";

/** Return this browser's table with the deal of a day, played to the end. */
export const playedOn = (tables: readonly TableSummary[], wanted: string): TableSummary | undefined =>
  tables.find(({ day, status }) => day === wanted && status === "over");

/** Count the days played in a row, up to today or, while today can still be played, up to yesterday. */
export function streakOf(tables: readonly TableSummary[], today: string): number {
  let day = playedOn(tables, today) ? today : dayBeside(today, -1);
  let streak = 0;
  for (; playedOn(tables, day); day = dayBeside(day, -1)) streak += 1;
  return streak;
}
