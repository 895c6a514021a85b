// The race as stacks of books: a spine for every few points of a line. Negative points sink the stack.
import { COUNTED, type CountedLine } from "./beats";
import type { Standing } from "./scene";

export interface LyingBook {
  line: CountedLine;
  /** How thick it is, in points. */
  points: number;
  /** The points of the books below it. */
  below: number;
  /** Which of the line's books it is, the lowest 0. */
  index: number;
}

export interface Pile {
  books: LyingBook[];
  /** The points of all books. */
  height: number;
  /** The points by which the stack has sunk below the floor. */
  sunk: number;
}

/** The points of the thickest book. */
const THICKEST = 5;

function booksOf(line: CountedLine, points: number, below: number): LyingBook[] {
  return Array.from({ length: Math.ceil(points / THICKEST) }, (_, index) => ({
    line,
    points: Math.min(THICKEST, points - index * THICKEST),
    below: below + index * THICKEST,
    index,
  }));
}

/** Return the stack of a column. */
export function pileOf(lines: ReadonlyMap<CountedLine, number>): Pile {
  const pile: Pile = { books: [], height: 0, sunk: 0 };
  for (const line of COUNTED) {
    const points = lines.get(line) ?? 0;
    if (points > 0) {
      pile.books.push(...booksOf(line, points, pile.height));
      pile.height += points;
    } else pile.sunk -= points;
  }
  return pile;
}

/** The points above and below the floor that must fit. */
export interface Extent {
  above: number;
  below: number;
}

function runningSums(lines: ReadonlyMap<CountedLine, number>): number[] {
  let sum = 0;
  return COUNTED.map((line) => (sum += lines.get(line) ?? 0));
}

/** Return the greatest height and depth of the stacks from the first line to the last. */
export function extentOf(standings: readonly Pick<Standing, "lines">[]): Extent {
  return {
    above: Math.max(1, ...standings.flatMap(({ lines }) => runningSums(lines))),
    below: Math.max(0, ...standings.map(({ lines }) => pileOf(lines).sunk)),
  };
}
