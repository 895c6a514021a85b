// Figures as the page's language writes them, with a real minus and without a negative zero.
import { texts } from ".";
import { percentage, signed } from "./numbers";

function written(value: number, digits: number, signDisplay: "auto" | "exceptZero" = "auto"): string {
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits, signDisplay };
  const rounded = Number(value.toFixed(digits)) || 0;
  return signed(new Intl.NumberFormat(texts.language, options).format(rounded));
}

/** A rating, a mean or points, with one decimal. */
export const decimal = (value: number): string => written(value, 1);

/** The change of one, with its sign. */
export const step = (value: number): string => written(value, 1, "exceptZero");

/** A share of 1 as a percentage. */
export const percent = (part: number): string => percentage(written(100 * part, 0), texts.language);

/** A change in percentage points, with its sign. */
export const change = (part: number): string =>
  percentage(written(100 * part, 0, "exceptZero"), texts.language);

/** The sum of changes in a chance of winning, in wins, with its sign; it may exceed one. */
export const winsChange = (wins: number): string => written(wins, 2, "exceptZero");
