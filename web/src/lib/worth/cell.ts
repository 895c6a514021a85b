import type { Worth } from "../api/types";
import { t } from "../i18n";
import { change, pointsOf } from "./worth";

/** Return the label of a free cell, with the points that it would bring and whether a card would be turned. */
export function cellName(row: number, column: number, worth: Worth | null | undefined): string {
  const cell = t("cell-label", { row, column });
  if (!worth) return cell;
  const points = pointsOf(worth);
  const label =
    points === 0 ? t("cell-worth-same", { cell }) : t("cell-worth", { cell, change: change(points) });
  return worth.out_of_order.length > 0 ? `${label}, ${t("out-of-order")}` : label;
}
