export interface Spine {
  x: number;
  width: number;
  height: number;
}

export interface Lettering {
  size: number;
  lines: string[];
}

const ROOM = 94;
const TALLEST = 78;
/** Room that a spine's ornaments take at head and foot together. */
export const ORNAMENT_ROOM = 18;
const LETTER_WIDTH = 0.47;

/** The same card always gets the same uneven heights. */
function unevenness(card: number, index: number): number {
  return (card * 7 + index * 11 + ((card >> 2) ^ index) * 5) % 9;
}

export function spinesOf(card: number, count: number): Spine[] {
  const widest = Math.min(30, (ROOM - 2 * (count - 1)) / count);
  const widths = Array.from({ length: count }, (_, index) => widest - (unevenness(card, index + 3) % 3));
  const total = widths.reduce((sum, width) => sum + width, 0) + count - 1;
  let x = (100 - total) / 2;
  return widths.map((width, index) => {
    const spine = { x, width, height: TALLEST - unevenness(card, index) };
    x += width + 1;
    return spine;
  });
}

/** The best place to break a title into lines of about equal length. */
function broken(title: string): string[] {
  const spaces = [...title.matchAll(/ /g)].map((match) => match.index);
  const middle = title.length / 2;
  const best = spaces.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0];
  return best === undefined ? [title] : [title.slice(0, best), title.slice(best + 1)];
}

function fitting(lines: string[], width: number, length: number): Lettering {
  const longest = Math.max(...lines.map((line) => line.length), 1);
  const size = Math.min((width - 4) / lines.length, length / (longest * LETTER_WIDTH), 11);
  return { size, lines };
}

/** A title shrunk to fit up a spine, on one line or two, whichever is larger. */
export function lettering(title: string, width: number, height: number): Lettering {
  const length = height - ORNAMENT_ROOM;
  const [one, two] = [fitting([title], width, length), fitting(broken(title), width, length)];
  return two.size > one.size ? two : one;
}
