import type { Worth } from "../api/types";
import { t } from "../i18n";
import { change, pointsOf } from "./worth";

/** Return the label of a free cell, with the points that it would bring. */
export function cellName(row: number, column: number, worth: Worth | null | undefined): string {
  const cell = t("cell-label", { row, column });
  if (!worth) return cell;
  const points = pointsOf(worth);
  return points === 0 ? t("cell-worth-same", { cell }) : t("cell-worth", { cell, change: change(points) });
}
