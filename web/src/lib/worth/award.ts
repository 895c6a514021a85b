import type { PublicForm, RunningScore, View } from "../api/types";
import { t } from "../i18n";
import { catalog } from "../state/catalog.svelte";
import { countOf } from "./books";
import { flippedOf, nowOf, rangeText } from "./worth";

/** The points of line B2 and the number of books. */
type Both = Record<"points" | "count", string>;
type Seats = readonly { form: PublicForm }[];

/** Return the sentence about line B2: the reader's books, the reason for its points, and its value with the best flips. */
export function awardText(running: RunningScore, view: View, others: Seats): string {
  const { prominent, solo } = view;
  if (prominent === null) return "";
  return [
    booksText(running, prominent, solo, others),
    bestB2Text(running, prominent),
    others.some(({ form }) => isShared(form, prominent)) &&
      t("public-form-shared", { category: catalog.categoryName(prominent) }),
  ]
    .filter(Boolean)
    .join(" ");
}

function booksText(running: RunningScore, prominent: string, solo: View["solo"], others: Seats): string {
  const books = { category: catalog.categoryName(prominent), count: running.prominent };
  if (solo?.tally) return t("form-prominent-open", { ...books, library: solo.tally[prominent] ?? 0 });
  if (running.b2 === null) return t("form-prominent-solo", books);
  if (running.prominent > 0 || running.b2 <= 0) return t("form-prominent", books);
  const ahead = others.filter(({ form }) => form.prominent > 0).length;
  return t("form-prominent-none", { category: books.category, points: running.b2, ahead });
}

/** Whether line B2 has points for no books, now or with everyone's best flips. */
const isShared = (form: PublicForm, prominent: string): boolean =>
  [nowOf(form), flippedOf(form)].some((side) => countOf(side, prominent)[0] === 0 && (side.b2?.[1] ?? 0) > 0);

/** Return the sentence about line B2 with everyone's best flips, unless that changes nothing. */
function bestB2Text(form: PublicForm, prominent: string): string {
  const [now, best] = [nowOf(form), flippedOf(form)].map((side) => ({
    points: rangeText(side.b2 ?? [0, 0]),
    count: rangeText(countOf(side, prominent)),
  })) as [Both, Both];
  if (now.points === best.points && now.count === best.count) return "";
  return t("form-best-b2", { ...best, category: catalog.categoryName(prominent) });
}

/** Return the lines that make up a seat's public points, its total with the best flips, and why line B2 changes. */
export function pointsText(form: PublicForm, prominent: string | null): string {
  const { b1, b2, b3, b4 } = form;
  const focus = rangeText([form.focus_least, form.focus_most]);
  return [
    t("public-form-lines", { b1, b2: b2 ?? 0, b3, b4, focus }),
    bestText(form),
    prominent !== null && bestB2Text(form, prominent),
    prominent !== null &&
      isShared(form, prominent) &&
      t("public-form-shared", { category: catalog.categoryName(prominent) }),
  ]
    .filter(Boolean)
    .join(" ");
}

/** Return the sentences that the points are current, what everyone's best flips make of the total, and why if less. */
export function bestText(form: PublicForm | RunningScore): string {
  const [now, best] = [nowOf(form).total, flippedOf(form).total];
  const text = t("form-best-help", { best: rangeText(best) });
  return best[1] < now[1] ? `${text} ${t("form-best-lower")}` : text;
}
