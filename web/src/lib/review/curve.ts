// The data of a review's plot.
import type { GameReview, ReviewPoint } from "../api/types";
import { t } from "../i18n";
import type { TableSession } from "../session/session.svelte";
import type { Range } from "../ui/plot";

export type Figure = "wins" | "totals";

/** The smallest and largest value in the plot's range. */
export function rangeOf(points: readonly ReviewPoint[], figure: Figure): Range {
  if (figure === "wins") return [0, 1];
  const all = points.flatMap(({ totals }) => totals);
  const least = Math.min(0, ...all);
  return [10 * Math.floor(least / 10), Math.max(10, 10 * Math.ceil(Math.max(...all) / 10))];
}

/** The points at which rounds begin, and the last point. */
export function roundPoints(points: readonly ReviewPoint[]): ReviewPoint[] {
  return points.filter(
    (point, index) => index === points.length - 1 || point.round !== points[index + 1]!.round,
  );
}

/** The name of each line: the seats', and in a solo game the Public Library's. */
export function columnNames({ points }: GameReview, session: TableSession): string[] {
  const seats = session.shown?.view?.seats.length ?? 0;
  return points[0]!.wins.map((_, column) =>
    column < seats ? session.seatName(column) : t("public-library"),
  );
}
