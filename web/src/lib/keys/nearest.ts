// The nearest of several boxes in one of four directions.

export type Direction = "up" | "down" | "left" | "right";

export const DIRECTIONS: Readonly<Record<string, Direction>> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "left",
  ArrowRight: "right",
};

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The weight of a distance to the side, against one straight ahead. */
const ASIDE = 3;
/** A box that lies less far ahead than this is beside, in px. */
const LEAST_AHEAD = 4;

const middle = ({ left, top, width, height }: Box): [number, number] => [left + width / 2, top + height / 2];

/** Return the distance between two boxes in a direction; infinite if the second one doesn't lie there. */
function distance(from: Box, to: Box, direction: Direction): number {
  const [[x, y], [u, v]] = [middle(from), middle(to)];
  const level = direction === "left" || direction === "right";
  const forward = direction === "right" || direction === "down" ? 1 : -1;
  const ahead = forward * (level ? u - x : v - y);
  const aside = Math.abs(level ? v - y : u - x);
  return ahead < LEAST_AHEAD ? Infinity : ahead + ASIDE * aside;
}

/** Return the index of the nearest box in a direction, or -1. */
export function nearest(from: Box, boxes: readonly Box[], direction: Direction): number {
  const distances = boxes.map((box) => distance(from, box, direction));
  const least = Math.min(...distances, Infinity);
  return least === Infinity ? -1 : distances.indexOf(least);
}
