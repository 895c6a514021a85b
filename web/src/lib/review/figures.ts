// Figures of a review as people of a language write them.
import { texts } from "../i18n";

const percents = (digits: number, sign: boolean): Intl.NumberFormat =>
  new Intl.NumberFormat(texts.language, {
    style: "percent",
    maximumFractionDigits: digits,
    signDisplay: sign ? "exceptZero" : "auto",
  });

/** A part of 1 in percent. */
export const percent = (part: number, digits = 0): string => percents(digits, false).format(part);

/** A change of such a part, with its sign. */
export const change = (part: number): string => percents(0, true).format(part);

/** A change of points, with its sign. */
export const pointsChange = (points: number): string =>
  new Intl.NumberFormat(texts.language, { maximumFractionDigits: 1, signDisplay: "exceptZero" }).format(
    points,
  );
