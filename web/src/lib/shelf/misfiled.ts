// What is wrong about a card that stands after one that comes later in the alphabet.
import { t } from "../i18n";
import { catalog } from "../state/catalog.svelte";

interface Break {
  whole: string;
  /** For a narrow card, which shows its own letter. */
  short: string;
}

/** Return both in a few letters, for the place where the thread breaks: with numbers only where the letter is the same. */
export function breakText(card: number, before: number): Break {
  const [own, last] = [catalog.card(card), catalog.card(before)];
  const same = own.letter === last.letter;
  const name = ({ letter, number }: typeof own): string => (same ? `${letter}${number}` : letter);
  const named = { card: name(own), before: name(last) };
  return { whole: t("misfiled-break", named), short: t("misfiled-break-short", named) };
}

/** Return the sentence that explains the stamp. */
export const misfiledText = (card: number, before: number): string =>
  t("misfiled", { card: catalog.cardName(card), before: catalog.cardName(before) });
