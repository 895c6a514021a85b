// Which thing lies next, going up, down, left or right from another one.

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

/** Steps to the side count this many times as much as steps ahead. */
const ASIDE = 3;
/** Whoever lies less far ahead than this lies beside, in px. */
const LEAST_AHEAD = 4;

const middle = ({ left, top, width, height }: Box): [number, number] => [left + width / 2, top + height / 2];

/** How far one box is from another in a direction; infinite when it does not lie that way. */
function distance(from: Box, to: Box, direction: Direction): number {
  const [[x, y], [u, v]] = [middle(from), middle(to)];
  const level = direction === "left" || direction === "right";
  const forward = direction === "right" || direction === "down" ? 1 : -1;
  const ahead = forward * (level ? u - x : v - y);
  const aside = Math.abs(level ? v - y : u - x);
  return ahead < LEAST_AHEAD ? Infinity : ahead + ASIDE * aside;
}

/** The index of the nearest box that way, -1 if there is none. */
export function nearest(from: Box, boxes: readonly Box[], direction: Direction): number {
  const distances = boxes.map((box) => distance(from, box, direction));
  const least = Math.min(...distances, Infinity);
  return least === Infinity ? -1 : distances.indexOf(least);
}
