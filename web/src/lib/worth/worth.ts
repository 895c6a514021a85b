import type { PublicForm, RunningScore, ShelfView, View, Worth } from "../api/types";
import { signed } from "../i18n/numbers";
import { misfiledOn } from "../model/order";
import { flippedPointsOf, pointsOf, type CHANGED_LINES } from "../model/points";
import { sides } from "../state/sides.svelte";

export type ChangedLine = (typeof CHANGED_LINES)[number];

/** Return the line that a form prints as "B1" and so on. */
export const lineOfCode = (code: string): ChangedLine => code.toLowerCase() as ChangedLine;

/** Return the points that a line gains or loses. */
export const lineOf = (worth: Worth | null, line: ChangedLine): number => worth?.[line] ?? 0;

/** Points of which the least and the most are known; both are the same where no secret plays a part. */
export type Range = readonly [least: number, most: number];

/** The lines of a form: as the shelves stand now, or with everyone's best flips. */
export interface Side {
  b1: Range;
  /** Null in a solo game until the Public Library's books are counted. */
  b2: Range | null;
  b3: Range;
  b4: Range;
  b5: Range;
  /** The books of each category, in the order of the catalog. */
  books: readonly Range[];
  total: Range;
}

const exactly = (points: number): Range => [points, points];

/** Return a seat's public points now. */
export const publicPoints = ({ b1, b2, b3, b4 }: PublicForm): number => b1 + (b2 ?? 0) + b3 + b4;

/** Return the lines as the shelves stand now. */
export function nowOf(form: PublicForm | RunningScore): Side {
  const b5: Range = "b5" in form ? exactly(form.b5) : [form.focus_least, form.focus_most];
  const [least, most] = b5.map((points) => points + publicPoints(form));
  const [b1, b3, b4] = [exactly(form.b1), exactly(form.b3), exactly(form.b4)];
  const b2 = form.b2 === null ? null : exactly(form.b2);
  return { b1, b2, b3, b4, b5, books: form.books.map(exactly), total: [least!, most!] };
}

/** Return the lines with everyone's best flips. */
export function flippedOf(form: PublicForm | RunningScore): Side {
  const total: Range = "best" in form ? form.best : [form.best_least, form.best_most];
  return { ...form.flipped, b1: exactly(form.b1), total };
}

/** Return the lines that the table shows of a form. */
export const sideOf = (form: PublicForm | RunningScore): Side =>
  sides.flipped ? flippedOf(form) : nowOf(form);

/** Return the points that choosing an option adds to the total that the table shows. */
export const gainOf = (worth: Worth): number => (sides.flipped ? flippedPointsOf : pointsOf)(worth);

/** Return the cards whose stamps are shown beside that gain: after everyone's best flips, it has their cost already. */
export const turnedBy = (worth: Worth | null | undefined): readonly number[] =>
  (!sides.flipped && worth?.turned) || [];

/** Return why the table counts flips without being asked to, if it does: totals as of now would mislead. */
export function reasonToFlip(view: View | null | undefined): "final round" | "stamp" | null {
  if (view?.final_round) return "final round";
  return view?.seats.some(({ shelf }) => misfiledOn(shelf).size > 0) ? "stamp" : null;
}

/** Return a shelf with the stamps of those cards that fall in the shown form: after the best flips, fewer do, and some are
 * among these flips.
 */
export function stampedAs(shelf: ShelfView, form: PublicForm | null | undefined): ShelfView {
  if (!sides.flipped || !form) return shelf;
  const { out_of_order: fallen, by_owner: own } = form.flipped;
  const rows = shelf.rows.map((row) =>
    row.map((cell) => {
      if (cell?.turned !== "inspector" || cell.card === null) return cell;
      if (own?.includes(cell.card)) return { ...cell, turned: "owner" as const };
      return fallen?.includes(cell.card) ? cell : { ...cell, turned: null };
    }),
  );
  return { ...shelf, rows };
}

/** Format a number of points that can be known only as a range; a dash would look like another minus sign. */
export function rangeText([least, most]: Range): string {
  if (least === most) return signed(least);
  return least < 0 ? `${signed(least)}…${signed(most)}` : `${least}–${most}`;
}

/** Return a seat's totals as text. */
export const totalsOf = (form: PublicForm | RunningScore): { now: string; best: string } => ({
  now: rangeText(nowOf(form).total),
  best: rangeText(flippedOf(form).total),
});

/** Return whether a total is ahead of all others, or level with them, whatever the secrets are; a single one isn't. */
export function isAhead(total: Range, totals: readonly Range[]): boolean {
  const isSame = ([least, most]: Range): boolean => least === total[0] && most === total[1];
  const own = totals.findIndex(isSame);
  return totals.length > 1 && totals.every(([, most], index) => index === own || most <= total[0]);
}

/** Format a change with its sign, also zero. */
export function change(points: number): string {
  if (points === 0) return "±0";
  return points > 0 ? `+${points}` : `−${-points}`;
}

/** Return the change of the total that the table shows, "" for none; "−2…−1" where a secret decides. */
export function gainText(before: PublicForm, after: PublicForm): string {
  const [old, now] = [sideOf(before).total, sideOf(after).total];
  const changes = [now[0] - old[0], now[1] - old[1]].sort((a, b) => a - b);
  return changes.some(Boolean) ? [...new Set(changes.map(change))].join("…") : "";
}

/** Return the difference that an option makes to the lines with everyone's best flips; of a range, to the most. */
export function flippedBetween(before: RunningScore, after: RunningScore): Record<ChangedLine, number> {
  const [old, now] = [flippedOf(before), flippedOf(after)];
  const most = ({ b1, b2, b3, b4, b5 }: Side) => ({ b1, b2: b2 ?? exactly(0), b3, b4, b5 });
  const [from, to] = [most(old), most(now)];
  const of = (line: ChangedLine): number => to[line][1] - from[line][1];
  return { b1: of("b1"), b2: of("b2"), b3: of("b3"), b4: of("b4"), b5: of("b5") };
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
    best: after.best[1] - before.best[1],
  };
}
