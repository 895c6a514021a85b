import type { PublicForm, RunningScore, Worth } from "../api/types";
import { signed } from "../i18n/numbers";
import type { CHANGED_LINES } from "../model/points";

export type ChangedLine = (typeof CHANGED_LINES)[number];

/** Return the line that a form prints as "B1" and so on. */
export const lineOfCode = (code: string): ChangedLine => code.toLowerCase() as ChangedLine;

/** Return the points that a line gains or loses. */
export const lineOf = (worth: Worth | null, line: ChangedLine): number => worth?.[line] ?? 0;

/** Return a seat's public points. */
export const publicPoints = ({ b1, b2, b3, b4 }: PublicForm): number => b1 + (b2 ?? 0) + b3 + b4;

/** Format a number of points that is known only as a range. */
export const rangeText = (least: number, most: number): string =>
  least === most ? signed(least) : `${signed(least)}–${signed(most)}`;

/** A seat's total, as text: as the shelves stand now, and with everyone's best flips. */
export interface Totals {
  now: string;
  best: string;
}

/** Return a seat's totals: ranges where its focus is secret, numbers for the reader. */
export function totalsOf(form: PublicForm | RunningScore): Totals {
  if ("best" in form) return { now: signed(form.unflipped), best: signed(form.best) };
  const points = publicPoints(form);
  return {
    now: rangeText(points + form.focus_least, points + form.focus_most),
    best: rangeText(form.best_least, form.best_most),
  };
}

/** The points of a line, and the number of books that it counts. */
export interface Counted {
  points: number;
  books?: number;
}

/** Return the books and points of line B2 now. */
export const nowB2 = ({ b2, prominent }: PublicForm): Counted => ({ points: b2 ?? 0, books: prominent });

/** Return the books and points of line B2 with everyone's best flips. */
export const bestB2 = (form: PublicForm): Counted => ({
  points: form.best_b2 ?? 0,
  books: form.best_prominent,
});

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
