// Shapes and words of a picture, as SVG.

export const WIDTH = 1200;
export const MARGIN = 60;
export const NIGHT = "#151c2e";
export const PAPER = "#f4ecda";
export const CARD = "#fbf6e9";
export const INK = "#2a2118";
export const SOFT_INK = "#5d4f3d";
export const BRASS = "#f3e1b0";
export const OAK = "#8a5a2b";
export const OAK_DARK = "#5c3a1a";
export const RULE = "#cdbd9c";
export const SERIF = "Alegreya, Georgia, 'Times New Roman', serif";

const ESCAPES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign]!);

export const rounded = (value: number): string => String(Math.round(value * 10) / 10);

interface Style {
  size: number;
  /** The widest that the text may be; a longer one is smaller, one that is much longer is cut. */
  room: number;
  anchor?: "start" | "middle" | "end";
  bold?: boolean;
  fill?: string;
}

let ruler: CanvasRenderingContext2D | null = null;

/** Return the width of words in our letters, which must have been loaded. */
function widthOf(words: string, size: number, bold: boolean): number {
  ruler ??= document.createElement("canvas").getContext("2d")!;
  ruler.font = `${bold ? 800 : 500} ${size}px ${SERIF}`;
  return ruler.measureText(words).width;
}

/** The part of its size down to which a text that is too long gets smaller. */
const SMALLEST = 0.55;

/** Return the words and their size so that they fit into the room. */
function fitted(words: string, { size, room, bold = false }: Style): [string, number] {
  const part = room / Math.max(widthOf(words, size, bold), 1);
  if (part >= 1) return [words, size];
  const smaller = size * Math.max(part, SMALLEST);
  let cut = words;
  while (cut.length > 1 && widthOf(`${cut}…`, smaller, bold) > room) cut = cut.slice(0, -1);
  return part >= SMALLEST ? [words, smaller] : [`${cut.trimEnd()}…`, smaller];
}

export function text(x: number, y: number, words: string, style: Style): string {
  const { anchor = "start", bold = false, fill = INK } = style;
  const [shown, size] = fitted(words, style);
  const place = `x="${rounded(x)}" y="${rounded(y)}" font-size="${rounded(size)}" text-anchor="${anchor}"`;
  return `<text ${place} fill="${fill}"${bold ? ` font-weight="800"` : ""}>${escaped(shown)}</text>`;
}

export const box = (x: number, y: number, width: number, height: number, fill: string): string =>
  `<rect x="${rounded(x)}" y="${rounded(y)}" width="${rounded(width)}" height="${rounded(height)}" fill="${fill}"/>`;

/** Draw an outline made for a box of 24 by 24. */
export function mark(x: number, y: number, size: number, outline: string, fill: string): string {
  const scale = Math.round((size / 24) * 1000) / 1000;
  return `<path d="${outline}" fill="${fill}" fill-rule="evenodd" transform="translate(${rounded(x)} ${rounded(y)}) scale(${scale})"/>`;
}
