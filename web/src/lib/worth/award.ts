import type { PublicForm, RunningScore, View } from "../api/types";
import { t } from "../i18n";
import { catalog } from "../state/catalog.svelte";
import { signed } from "../i18n/numbers";
import { publicPoints, rangeText } from "./worth";

/** Return the sentence about Prominent Works below the reader's form: their books, and why line B2 is what it is. */
export function awardText(
  running: RunningScore,
  view: View,
  others: readonly { form: PublicForm }[],
): string {
  if (view.prominent === null) return "";
  const books = { category: catalog.categoryName(view.prominent), count: running.prominent };
  if (view.solo?.tally)
    return t("form-prominent-open", { ...books, library: view.solo.tally[view.prominent] ?? 0 });
  if (running.b2 === null) return t("form-prominent-solo", books);
  if (running.prominent > 0 || running.b2 <= 0) return t("form-prominent", books);
  const ahead = others.filter(({ form }) => form.prominent > 0).length;
  return t("form-prominent-none", { category: books.category, points: running.b2, ahead });
}

/** Return a seat's public points, and what its secret focus can add. */
export const publicPointsText = (form: PublicForm): string =>
  `${signed(publicPoints(form))} + ${rangeText(form.focus_least, form.focus_most)}`;

/** Return the lines that make up a seat's public points, and why it has points for Prominent Works without a book. */
export function pointsText(form: PublicForm, prominent: string | null): string {
  const { b1, b2, b3, b4, prominent: books } = form;
  const focus = rangeText(form.focus_least, form.focus_most);
  return [
    t("public-form-lines", { b1, b2: b2 ?? 0, b3, b4, focus }),
    bestText(form.best_least, form.best_most),
    prominent !== null &&
      books === 0 &&
      (b2 ?? 0) > 0 &&
      t("public-form-shared", { category: catalog.categoryName(prominent) }),
  ]
    .filter(Boolean)
    .join(" ");
}

/** Return the sentence that the points are current, with the total after everyone's best flips. */
export const bestText = (least: number, most = least): string =>
  t("form-best-help", { best: rangeText(least, most) });
