// Figures of players as people of a language write them.
import { texts } from "../i18n";

/** A rating or a mean, with one digit behind the point. */
export const decimal = (value: number): string =>
  new Intl.NumberFormat(texts.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
    .format(value)
    .replace("-", "−");
