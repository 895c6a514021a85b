import type { Estimate, EstimatedFigure } from "../api/types";
import { t, texts } from "../i18n";
import { decimal } from "../i18n/figures";
import { percentage } from "../i18n/numbers";

/** Format a chance of winning as its most likely range, or say that there were not enough samples. */
export function chance(win: Estimate["win"]): string {
  if (!win) return t("hints-too-few");
  const [least, most] = [Math.round(100 * win.least), Math.round(100 * win.most)];
  return percentage(least === most ? most : `${least}–${most}`, texts.language);
}

/** Format a figure with its spread; certain figures have none, and with too few samples it is unknown. */
export function withSpread({ mean, spread }: EstimatedFigure): string {
  if (spread === null) return `≈ ${decimal(mean)}`;
  return spread < 0.05 ? decimal(mean) : `${decimal(mean)} ± ${decimal(spread)}`;
}
