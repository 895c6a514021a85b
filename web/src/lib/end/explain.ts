import type { FormView, FormColumn, View } from "../api/types";
import { t } from "../i18n";
import { booksOf, byRank, columnsOf, weakest, type Line } from "../model/form";
import { signed } from "../i18n/numbers";
import { catalog } from "../state/catalog.svelte";

type Explanation = (seat: FormColumn, result: FormView, view: View) => string;

const EXPLANATIONS: Record<Line, Explanation> = {
  b1: (seat) => t("explain-b1", { stability: seat.stability, entombed: seat.entombed, value: seat.b1 }),
  b2: (seat, result, view) => {
    const counts = byRank(result).map((each) => `${each.name} ${booksOf(each, view.prominent)}`);
    const category = catalog.categoryName(view.prominent);
    const count = booksOf(seat, view.prominent);
    if (result.library) {
      const other = columnsOf(result, "").find((each) => each.seat !== seat.seat)!;
      return t("explain-b2-solo", {
        category,
        count,
        other: booksOf(other, view.prominent),
        value: seat.b2,
      });
    }
    return t("explain-b2", { category, count, counts: counts.join(", "), value: seat.b2 });
  },
  b3: (seat, _, view) =>
    t("explain-b3", {
      category: catalog.categoryName(view.banned),
      count: booksOf(seat, view.banned),
      value: signed(seat.b3),
    }),
  b4: (seat, _, view) => {
    const key = weakest(seat, view.banned);
    const count = booksOf(seat, key);
    return t("explain-b4", { category: catalog.categoryName(key), count, value: seat.b4 });
  },
  b5: (seat) =>
    t("explain-b5", {
      category: catalog.categoryName(seat.focus),
      count: booksOf(seat, seat.focus),
      value: seat.b5,
    }),
  total: (seat, result) => {
    const sum = [seat.b1, seat.b2, seat.b3, seat.b4, seat.b5].map(signed).join(" + ").replaceAll("+ −", "− ");
    if (result.library) return t("explain-total-solo", { sum, value: seat.total });
    return t("explain-total", { sum, value: seat.total, books: seat.books, hand: seat.hand });
  },
};

/** Return a sentence or two about how a number on the form was counted. */
export function explain(line: Line, seat: FormColumn, result: FormView, view: View): string {
  return `${t("label", { label: seat.name })} ${EXPLANATIONS[line](seat, result, view)}`;
}
