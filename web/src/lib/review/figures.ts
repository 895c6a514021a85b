// Figures of a review as people of a language write them.
import { texts } from "../i18n";
import { percentage, signed } from "../i18n/numbers";

const written = (value: number, digits: number, signDisplay: "auto" | "exceptZero"): string =>
  new Intl.NumberFormat(texts.language, { maximumFractionDigits: digits, signDisplay }).format(value);

/** A part of 1 in percent. */
export const percent = (part: number): string => percentage(written(100 * part, 0, "auto"), texts.language);

/** A change in percent, with its sign. */
export const change = (part: number): string =>
  percentage(written(100 * part, 0, "exceptZero"), texts.language);

/** The sum of changes in a chance to win, in wins, with its sign; it may exceed one. */
export const winsChange = (wins: number): string =>
  signed(
    new Intl.NumberFormat(texts.language, {
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
      signDisplay: "exceptZero",
    }).format(wins),
  );
