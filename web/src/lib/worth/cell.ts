import type { Worth } from "../api/types";
import { t } from "../i18n";
import { catalog } from "../state/catalog.svelte";
import { change, gainOf, turnedBy } from "./worth";

/** Return the name of a cell or a card with the points that choosing it gains or costs, if they are known. */
export function withWorth(cell: string, worth: Worth | null | undefined): string {
  if (!worth) return cell;
  const points = gainOf(worth);
  if (points === 0) return t("cell-worth-same", { cell });
  return t("cell-worth", { cell, change: change(points), points });
}

/** Return the label with the cards that the inspector would then flip, as the table shows their stamps. */
export function withTurned(label: string, worth: Worth | null | undefined): string {
  const cards = turnedBy(worth).map((card) => catalog.cardName(card));
  return cards.length > 0 ? `${label}. ${t("out-of-order-then", { cards: cards.join(", ") })}` : label;
}

/** Return the label of a free cell: what it would gain, and which cards would be flipped or that it is a best one. */
export function cellName(
  row: number,
  column: number,
  worth: Worth | null | undefined,
  best: boolean,
): string {
  const label = withWorth(t("cell-label", { row, column }), worth);
  return best ? `${label}, ${t("cell-best")}` : withTurned(label, worth);
}
