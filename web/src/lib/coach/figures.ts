import type { Figure } from "../api/types";
import { texts } from "../i18n";
import { percentage, signed } from "../i18n/numbers";

/** Write a number with one decimal, as the page's language does. */
export function decimal(value: number): string {
  const rounded = Math.round(value * 10) / 10 || 0;
  return signed(
    rounded.toLocaleString(texts.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
  );
}

/** Write a chance in percent. */
export const percent = (chance: number): string => percentage(Math.round(100 * chance));

/** Write a figure with its spread; one that is sure has none. */
export function withSpread({ mean, spread }: Figure): string {
  return spread < 0.05 ? decimal(mean) : `${decimal(mean)} ± ${decimal(spread)}`;
}
