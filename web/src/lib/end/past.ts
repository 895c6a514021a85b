// The days whose deals this browser has played.
import type { TableSummary } from "../api/types";
import { dayBeside } from "../dom/day";

/** Return this browser's table with the deal of a day, played to the end. */
export const playedOn = (tables: readonly TableSummary[], wanted: string): TableSummary | undefined =>
  tables.find(({ day, status }) => day === wanted && status === "over");

/** Return how many days in a row have been played, up to that day or, if it may still be played, the one before. */
export function streakOf(tables: readonly TableSummary[], today: string): number {
  let day = playedOn(tables, today) ? today : dayBeside(today, -1);
  let streak = 0;
  for (; playedOn(tables, day); day = dayBeside(day, -1)) streak += 1;
  return streak;
}
