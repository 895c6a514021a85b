// Figures of players as people of a language write them.
import { texts } from "../i18n";

const written = (value: number, signDisplay: "auto" | "exceptZero"): string =>
  new Intl.NumberFormat(texts.language, { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay })
    .format(value)
    .replace("-", "−");

/** A rating or a mean, with one digit behind the point. */
export const decimal = (value: number): string => written(value, "auto");

/** The change of one, with its sign. */
export const step = (value: number): string => written(value, "exceptZero");
