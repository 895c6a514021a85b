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

const rounded = (value: number): string => String(Math.round(value * 10) / 10);

interface Style {
  size: number;
  /** The widest that the text may be; a longer one is condensed. */
  room: number;
  anchor?: "start" | "middle" | "end";
  bold?: boolean;
  fill?: string;
}

export function text(x: number, y: number, words: string, style: Style): string {
  const { size, room, anchor = "start", bold = false, fill = INK } = style;
  // About half of its size is the average width of a letter.
  const squeeze =
    words.length * size * 0.52 > room
      ? ` textLength="${room.toFixed(0)}" lengthAdjust="spacingAndGlyphs"`
      : "";
  const weight = bold ? ` font-weight="800"` : "";
  const place = `x="${rounded(x)}" y="${rounded(y)}" font-size="${rounded(size)}" text-anchor="${anchor}"`;
  return `<text ${place} fill="${fill}"${weight}${squeeze}>${escaped(words)}</text>`;
}

export const box = (x: number, y: number, width: number, height: number, fill: string): string =>
  `<rect x="${rounded(x)}" y="${rounded(y)}" width="${rounded(width)}" height="${rounded(height)}" fill="${fill}"/>`;

/** Draw an outline made for a box of 24 by 24. */
export function mark(x: number, y: number, size: number, outline: string, fill: string): string {
  const scale = Math.round((size / 24) * 1000) / 1000;
  return `<path d="${outline}" fill="${fill}" fill-rule="evenodd" transform="translate(${rounded(x)} ${rounded(y)}) scale(${scale})"/>`;
}
