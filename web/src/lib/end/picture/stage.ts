import type { Picture } from "../../art/shapes";
import type { CountedLine } from "../../inspection/beats";
import { extentOf, pileOf, type LyingBook } from "../../inspection/piles";
import { figureAt, inspectorAt } from "./art";
import { box, MARGIN, OAK, rounded, text, WIDTH } from "./drawing";

/** A librarian on a stack of books. */
export interface PicturedStack {
  name: string;
  /** The seat, whose colours the figure wears. */
  seat: number;
  figure: Picture;
  lines: ReadonlyMap<CountedLine, number>;
  /** The total and the place, below the name. */
  result: string;
  won: boolean;
}

/** The height of the whole, with the names below. */
export const STAGE = 500;
const FEET = 86;
const FIGURE = 62;
const INSPECTOR = 150;
const WIDEST = 190;
const GAP = 36;
/** What the inspector needs beside the stacks. */
const BESIDE = 150;
const COLOURS: Record<CountedLine, string> = {
  b1: OAK,
  b2: "#3f6b3a",
  b3: "#9e2b25",
  b4: "#2b5f9e",
  b5: "#dfac3a",
};
const LIGHT = "#fbf0d8";
const EDGE = "#130d07";
const PLATE = "#e9bd5a";
/** The height that a line's name needs. */
const LABEL = 17;

/** Where a stack stands: its left edge, its width, the floor, and the height of a point. */
interface Spot {
  x: number;
  width: number;
  floor: number;
  point: number;
}

const label = (x: number, y: number, words: string, fill: string): string =>
  text(x, y, words, { size: 16, room: 150, anchor: "middle", bold: true, fill });

function book({ line, points, below, index }: LyingBook, spot: Spot, sunk: number): string {
  const lean = ((below * 2 + index) % 3) * 3 - 3;
  const height = points * spot.point;
  const x = spot.x + lean;
  const y = spot.floor - (below + points - sunk) * spot.point;
  return (
    `<rect x="${rounded(x)}" y="${rounded(y)}" width="${rounded(spot.width)}" height="${rounded(height)}" rx="2" ` +
    `fill="${COLOURS[line]}" stroke="${EDGE}"/>` +
    box(x + 1, y + 1, 7, Math.max(height - 2, 1), "#00000055") +
    box(x + 9, y + 1, 2, Math.max(height - 2, 1), "#e9bd5a99")
  );
}

/** Draw the name of a line on the book of it that shows most above the floor, or on a patch over thinner ones. */
function nameAt(books: readonly LyingBook[], words: string, spot: Spot, sunk: number): string {
  const parts = books.map(({ below, points }) => [Math.max(below, sunk), below + points] as const);
  const heights = parts.map(([from, to]) => (to - from) * spot.point);
  const best = heights.lastIndexOf(Math.max(...heights));
  const isThick = heights[best]! >= LABEL;
  const [from, to] = isThick ? parts[best]! : [parts[0]![0], parts.at(-1)![1]];
  if ((to - from) * spot.point < LABEL) return "";
  const [middle, y] = [spot.x + spot.width / 2, spot.floor - ((from + to) / 2 - sunk) * spot.point];
  const { line } = books[0]!;
  return (
    (isThick ? "" : box(middle - 32, y - LABEL / 2, 64, LABEL, COLOURS[line])) +
    label(middle, y + 5, words, line === "b5" ? EDGE : LIGHT)
  );
}

const nameOf = (line: string, points: number): string => `${line.toUpperCase()} ${points}`.replace("-", "−");

function stackAt({ lines, seat, figure, name, result, won }: PicturedStack, spot: Spot): string {
  const { books, height, sunk } = pileOf(lines);
  const middle = spot.x + spot.width / 2;
  const names = [...lines].map(([line, points]) => {
    const own = books.filter((each) => each.line === line && each.below + each.points > sunk);
    return own.length > 0 ? nameAt(own, nameOf(line, points), spot, sunk) : "";
  });
  const taken = [...lines].filter(([, points]) => points < 0);
  const words = taken.map(([line, points]) => nameOf(line, points)).join(" ");
  const deep = Math.max(sunk * spot.point, LABEL + 3);
  const feet = spot.floor + deep;
  return (
    books.map((each) => book(each, spot, sunk)).join("") +
    names.join("") +
    (sunk > 0
      ? box(spot.x - 5, spot.floor, spot.width + 10, deep, "url(#taken)") +
        box(middle - 26, spot.floor + 2, 52, deep - 4, COLOURS.b3) +
        label(middle, spot.floor + deep / 2 + 5, words, LIGHT)
      : "") +
    figureAt(middle, spot.floor - (height - sunk) * spot.point, FIGURE, figure, seat) +
    (won ? box(spot.x - 5, feet + 6, spot.width + 10, 64, PLATE) : "") +
    text(middle, feet + 32, name, {
      size: 24,
      room: spot.width,
      anchor: "middle",
      bold: true,
      fill: won ? EDGE : LIGHT,
    }) +
    text(middle, feet + 60, result, {
      size: 24,
      room: spot.width,
      anchor: "middle",
      fill: won ? EDGE : LIGHT,
    })
  );
}

/** Draw the last scene of the inspection: the stacks, and the inspector beside them. */
export function stageAt(top: number, stacks: readonly PicturedStack[]): string {
  const { above, below } = extentOf(stacks);
  const space = WIDTH - 2 * MARGIN - BESIDE;
  const pitch = Math.min(space / Math.max(stacks.length, 1), WIDEST + GAP);
  const left = MARGIN + (space - pitch * stacks.length) / 2;
  const cellar = below > 0 ? LABEL + 3 : 0;
  const room = STAGE - FEET - FIGURE - cellar;
  const point = Math.min(room / (above + below), 12);
  const floor = top + STAGE - FEET - Math.max(below * point, cellar);
  const drawn = stacks.map((stack, index) =>
    stackAt(stack, { x: left + BESIDE + index * pitch, width: pitch - GAP, floor, point }),
  );
  return (
    box(MARGIN, floor, WIDTH - 2 * MARGIN, 5, OAK) +
    inspectorAt(left + 50, floor, INSPECTOR, "standing") +
    drawn.join("")
  );
}
