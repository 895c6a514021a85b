// The plot of a review: numbers of plies and figures as places in the picture.
import type { GameReview, ReviewPoint } from "../api/types";
import { t } from "../i18n";
import type { TableSession } from "../session/session.svelte";

export type Figure = "wins" | "totals";

/** The picture's own units; it is stretched to the room that it gets. */
export const WIDTH = 600;
export const HEIGHT = 200;
const EDGE = 4;

/** The place of a ply from left to right. */
export function acrossOf(ply: number, last: number): number {
  return last > 0 ? (WIDTH * ply) / last : 0;
}

/** The least and the greatest value that the plot has room for. */
export function rangeOf(points: readonly ReviewPoint[], figure: Figure): [number, number] {
  if (figure === "wins") return [0, 1];
  const all = points.flatMap(({ totals }) => totals);
  const least = Math.min(0, ...all);
  return [10 * Math.floor(least / 10), Math.max(10, 10 * Math.ceil(Math.max(...all) / 10))];
}

/** The place of a value from top to bottom. */
export function downOf(value: number, [least, greatest]: readonly [number, number]): number {
  return EDGE + ((HEIGHT - 2 * EDGE) * (greatest - value)) / (greatest - least);
}

/** The line of one seat, as the data of an SVG path. */
export function pathOf(points: readonly ReviewPoint[], figure: Figure, column: number): string {
  const range = rangeOf(points, figure);
  const last = points.at(-1)?.ply ?? 0;
  const places = points.map((point) => {
    const x = acrossOf(point.ply, last).toFixed(1);
    return `${x} ${downOf(point[figure][column]!, range).toFixed(1)}`;
  });
  return `M${places.join("L")}`;
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
