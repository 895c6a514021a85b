// The position of the speech box: next to its subject, never over it.

import type { Box } from "../keys/nearest";

export interface Placed {
  left: number;
  top: number;
  /** The side of the box with the pointer to the thing; null if the box is not next to it. */
  tail: "top" | "bottom" | "left" | "right" | null;
}

const GAP = 14;
const MARGIN = 8;

const between = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(value, Math.max(least, most)));

/** Return the place of a box of that size next to the thing, or, without room, at the lower edge of the screen or
    at the floor above it. */
export function placeBeside(
  thing: Box | null,
  size: { width: number; height: number },
  screen: { width: number; height: number; top: number; floor?: number },
): Placed {
  const lowest = screen.height - size.height - MARGIN;
  const furthest = screen.width - size.width - MARGIN;
  const docked: Placed = {
    left: furthest,
    top: (screen.floor ?? screen.height) - size.height - MARGIN,
    tail: null,
  };
  if (!thing) return docked;
  const left = between(thing.left + thing.width / 2 - size.width / 2, MARGIN, furthest);
  const top = between(thing.top + thing.height / 2 - size.height / 2, screen.top + MARGIN, lowest);
  const below = thing.top + thing.height + GAP;
  const above = thing.top - GAP - size.height;
  const after = thing.left + thing.width + GAP;
  const before = thing.left - GAP - size.width;
  if (below <= lowest) return { left, top: below, tail: "top" };
  if (above >= screen.top + MARGIN) return { left, top: above, tail: "bottom" };
  if (after <= furthest) return { left: after, top, tail: "left" };
  if (before >= MARGIN) return { left: before, top, tail: "right" };
  return docked;
}
