// The texts about a card that would be flipped: why, and in a few letters where the thread breaks.
import type { CellView, ShelfView } from "../api/types";
import { t } from "../i18n";
import { misfiledOn } from "../model/order";
import { catalog } from "../state/catalog.svelte";

interface Break {
  whole: string;
  /** For a narrow card. */
  short: string;
}

/** Return in a few letters which card stands after which, with numbers where letters are the same. */
export function breakText(card: number, before: number): Break {
  const [own, last] = [catalog.card(card), catalog.card(before)];
  const same = own.letter === last.letter;
  const name = ({ letter, number }: typeof own): string => (same ? `${letter}${number}` : letter);
  const named = { card: name(own), before: name(last) };
  return { whole: t("misfiled-break", named), short: t("misfiled-break-short", named) };
}

/** Return the sentence that explains the stamp or the dashed corner of a card, if it has one. */
export function noteOf(shelf: ShelfView, { card, turned }: CellView): string | undefined {
  if (card === null || !turned) return undefined;
  const name = catalog.cardName(card);
  const before = misfiledOn(shelf).get(card);
  return before === undefined
    ? t("better-down", { card: name })
    : t("misfiled", { card: name, before: catalog.cardName(before) });
}
