import type { PublicForm, RunningScore, Worth } from "../api/types";
import { signed } from "../i18n/numbers";
import type { CHANGED_LINES } from "../model/points";

export type ChangedLine = (typeof CHANGED_LINES)[number];

/** Return the line that a form prints as "B1" and so on. */
export const lineOfCode = (code: string): ChangedLine => code.toLowerCase() as ChangedLine;

/** Return how many points a line gains or loses. */
export const lineOf = (worth: Worth | null, line: ChangedLine): number => worth?.[line] ?? 0;

/** Return a seat's public points. */
export const publicPoints = ({ b1, b2, b3, b4 }: PublicForm): number => b1 + (b2 ?? 0) + b3 + b4;

/** Format a number of points that is known only as a range. */
export const rangeText = (least: number, most: number): string =>
  least === most ? signed(least) : `${signed(least)}–${signed(most)}`;

/** Format a change with its sign, also zero. */
export function change(points: number): string {
  if (points === 0) return "±0";
  return points > 0 ? `+${points}` : `−${-points}`;
}

/** Return the difference between two forms. */
export function between(before: RunningScore, after: RunningScore): Worth {
  return {
    b1: after.b1 - before.b1,
    b2: (after.b2 ?? 0) - (before.b2 ?? 0),
    b3: after.b3 - before.b3,
    b4: after.b4 - before.b4,
    b5: after.b5 - before.b5,
    prominent: after.prominent - before.prominent,
    turned: [],
  };
}
