import type { Worth } from "../api/types";
import { t } from "../i18n";
import { change, gainOf } from "./worth";

/** Return the name of a cell or a card with the points that choosing it gains or costs, if they are known. */
export function withWorth(cell: string, worth: Worth | null | undefined): string {
  if (!worth) return cell;
  const points = gainOf(worth);
  if (points === 0) return t("cell-worth-same", { cell });
  return t("cell-worth", { cell, change: change(points), points });
}

/** Return the label of a free cell: the points that it would gain, which cards would be flipped, whether it is a best
 * one.
 */
export function cellName(
  row: number,
  column: number,
  worth: Worth | null | undefined,
  { best, turned }: { best: boolean; turned: readonly string[] },
): string {
  const label = withWorth(t("cell-label", { row, column }), worth);
  if (best) return `${label}, ${t("cell-best")}`;
  return turned.length > 0 ? `${label}. ${t("out-of-order-then", { cards: turned.join(", ") })}` : label;
}
