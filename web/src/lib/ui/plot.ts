// Values as places in a plot. Its units are its own: it is stretched to the room that it gets.

export const WIDTH = 600;
export const HEIGHT = 200;
/** Above the greatest and below the least value, so that their lines are drawn whole. */
const EDGE = 4;

/** The least and the greatest value that a plot has room for. */
export type Range = readonly [number, number];

/** Return the place from left to right of the value at an index. */
export const acrossOf = (index: number, last: number): number => (last > 0 ? (WIDTH * index) / last : 0);

/** Return the place of a value from top to bottom. */
export const downOf = (value: number, [least, greatest]: Range): number =>
  EDGE + ((HEIGHT - 2 * EDGE) * (greatest - value)) / (greatest - least);

/** Return a line through values, as the data of an SVG path. */
export function pathOf(values: readonly number[], range: Range): string {
  const places = values.map(
    (value, index) => `${acrossOf(index, values.length - 1).toFixed(1)} ${downOf(value, range).toFixed(1)}`,
  );
  return `M${places.join("L")}`;
}
