import type { Estimate, EstimatedFigure } from "../api/types";
import { t, texts } from "../i18n";
import { decimal } from "../i18n/figures";
import { percentage } from "../i18n/numbers";

/** Write a chance to win as the interval in which it most likely is, or that there were too few tries. */
export function chance(win: Estimate["win"]): string {
  if (!win) return t("hints-too-few");
  const [least, most] = [Math.round(100 * win.least), Math.round(100 * win.most)];
  return percentage(least === most ? most : `${least}–${most}`, texts.language);
}

/** Write a figure with its spread; one that is sure has none, and of too few tries it is unknown. */
export function withSpread({ mean, spread }: EstimatedFigure): string {
  if (spread === null) return `≈ ${decimal(mean)}`;
  return spread < 0.05 ? decimal(mean) : `${decimal(mean)} ± ${decimal(spread)}`;
}
