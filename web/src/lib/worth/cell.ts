import type { Worth } from "../api/types";
import { t } from "../i18n";
import { pointsOf } from "../model/points";
import { change } from "./worth";

/** Return the label of a free cell: the points that it would bring, which cards would be turned, whether it is a best one. */
export function cellName(
  row: number,
  column: number,
  worth: Worth | null | undefined,
  { best, turned }: { best: boolean; turned: readonly string[] },
): string {
  const cell = t("cell-label", { row, column });
  if (!worth) return cell;
  const points = pointsOf(worth);
  const label =
    points === 0 ? t("cell-worth-same", { cell }) : t("cell-worth", { cell, change: change(points) });
  if (best) return `${label}, ${t("cell-best")}`;
  return turned.length > 0 ? `${label}. ${t("out-of-order-then", { cards: turned.join(", ") })}` : label;
}
