import type { Material } from "../art/shapes";

export interface LyingBook {
  colour: Material;
  x: number;
  y: number;
  width: number;
}

const COLOURS: readonly Material[] = ["cloth", "blue", "leaf", "plum", "slate", "brick"];
const HIGHEST = 5;

/** Return the pile of books for a rank, the top one first. The winner's is the highest. */
export function books(seat: number, rank: number): LyingBook[] {
  return Array.from({ length: Math.max(HIGHEST - rank, 1) }, (_, index) => ({
    colour: COLOURS[(seat * 2 + index * 7) % COLOURS.length]!,
    x: 1 + ((seat * 3 + index * 5) % 6),
    y: 0.5 + index * 11,
    width: 58 - 2 * ((seat * 3 + index * 5) % 6) + ((seat + index) % 3) - 1,
  }));
}

/** Return the seats in the order of a podium: the best in the middle, the second on the left. */
export function podiumOrder<T extends { rank: number }>(seats: readonly T[]): T[] {
  const [first, second, ...others] = [...seats].sort((a, b) => a.rank - b.rank);
  return [second, first, ...others].filter((seat) => seat !== undefined);
}
