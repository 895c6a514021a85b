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
const WIDEST = 34;
const TALLEST = 78;
/** The total height of the ornaments at head and foot. */
export const ORNAMENT_ROOM = 18;
const LETTER_WIDTH = 0.47;

/** Return how much shorter a spine is: 0 to 8, always the same for the same card and book. */
function unevenness(card: number, index: number): number {
  return (card * 7 + index * 11 + ((card >> 2) ^ index) * 5) % 9;
}

/** The relative thickness of a category's books. */
const FATNESS: Readonly<Record<string, number>> = {
  corrupted: 1,
  fantastical: 0.94,
  historic: 1.03,
  monster: 0.98,
  reference: 1.08,
  spells: 0.96,
};

/** Return the spines of a card's books, by category, in a box 100 wide. Two books leave space on the right. */
export function spinesOf(card: number, categories: readonly string[]): Spine[] {
  const count = categories.length;
  const fatness = categories.map(
    (key, index) => (FATNESS[key] ?? 1) + (unevenness(card, index + 3) % 3) * 0.03,
  );
  const room = Math.min(ROOM - (count - 1), 30 * count);
  const unit = Math.min(room / fatness.reduce((sum, fat) => sum + fat, 0), WIDEST / Math.max(...fatness));
  const widths = fatness.map((fat) => fat * unit);
  const total = widths.reduce((sum, width) => sum + width, 0) + count - 1;
  let x = count === 2 ? (100 - ROOM) / 2 : (100 - total) / 2;
  return widths.map((width, index) => {
    const spine = { x, width, height: TALLEST - unevenness(card, index) };
    x += width + 1;
    return spine;
  });
}

/** Return the outline of a spine; its head differs by category. */
export function outline(category: string, width: number, height: number): string {
  const foot = `V${height}H0z`;
  switch (category) {
    case "corrupted":
      return `M0 4L${width / 2} 0L${width} 4${foot}`;
    case "fantastical":
      return `M0 5Q0 0 5 0H${width - 5}Q${width} 0 ${width} 5${foot}`;
    case "historic":
      return `M0 1.5H1.5V0H${width - 1.5}V1.5H${width}${foot}`;
    case "monster":
      return `M0 0l${width / 4} 3 ${width / 4}-3 ${width / 4} 3 ${width / 4}-3${foot}`;
    case "spells":
      return `M0 0Q${width / 2} 6 ${width} 0${foot}`;
    default:
      return `M0 0H${width}${foot}`;
  }
}

/** Break a title in two at the space nearest to its middle. */
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

/** Return a title's size and lines, one or two, whichever gives the larger letters on the spine. */
export function lettering(title: string, width: number, height: number): Lettering {
  const length = height - ORNAMENT_ROOM;
  const [one, two] = [fitting([title], width, length), fitting(broken(title), width, length)];
  return two.size > one.size ? two : one;
}
