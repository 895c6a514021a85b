import type { Sheet } from "../api/types";
import { LIBRARY, type Line } from "../model/form";
import { signed } from "../i18n/numbers";

/** Return the server's explanation of the number on a line of the form; "" without one. */
export function workingOf({ rows, heads }: Sheet, line: Line, seat: number): string {
  const section = line === "total" ? "C" : line.toUpperCase();
  const column = seat === LIBRARY ? heads.length - 1 : seat;
  return signed(rows.find((row) => row.section === section)?.cells[column]?.working ?? "");
}

/** Return the tie-breaking lines after the total: books on the shelf, then cards in hand. */
export function tieRows({ rows }: Sheet): Sheet["rows"] {
  return rows.filter(({ section }) => section === "").slice(0, 2);
}
