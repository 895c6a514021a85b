// What is said of a card that would be turned: why, and in a few letters where the thread breaks.
import { t } from "../i18n";
import type { Turn } from "../model/order";
import { catalog } from "../state/catalog.svelte";

interface Break {
  whole: string;
  /** For a narrow card, which shows its own letter. */
  short: string;
}

/** Return both in a few letters: which card is best flipped, or after which it stands, with numbers where letters are the same. */
export function breakText(card: number, { by, against }: Turn): Break {
  if (by === "owner")
    return { whole: t("misfiled-flip", { card: catalog.cardName(card) }), short: t("misfiled-flip-short") };
  const [own, last] = [catalog.card(card), catalog.card(against ?? card)];
  const same = own.letter === last.letter;
  const name = ({ letter, number }: typeof own): string => (same ? `${letter}${number}` : letter);
  const named = { card: name(own), before: name(last) };
  return { whole: t("misfiled-break", named), short: t("misfiled-break-short", named) };
}

/** Return the sentence that explains the stamp. */
export function misfiledText(card: number, { by, against }: Turn): string {
  const name = catalog.cardName(card);
  if (against === null) return t("misfiled-loss", { card: name });
  const other = catalog.cardName(against);
  return by === "owner"
    ? t("misfiled-first", { card: name, after: other })
    : t("misfiled", { card: name, before: other });
}
