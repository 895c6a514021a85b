/** What a picture of the result says. */
export interface Pictured {
  /** Who won. */
  headline: string;
  /** How, in a sentence. */
  note: string;
  /** The names of the lines, the total last. */
  lines: string[];
  columns: { name: string; place: string; colour: string; values: string[]; won: boolean }[];
  /** When the game was played. */
  date: string;
}

const WIDTH = 1200;
const MARGIN = 60;
const LABELS = 330;
const HEAD = 190;
const ROW = 62;
const NIGHT = "#151c2e";
const PAPER = "#f4ecda";
const INK = "#2a2118";
const BRASS = "#f3e1b0";
const SERIF = "Alegreya, Georgia, 'Times New Roman', serif";

const ESCAPES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign]!);

interface Style {
  size: number;
  /** The widest that the text may be; a longer one is condensed. */
  room: number;
  anchor?: "start" | "middle" | "end";
  bold?: boolean;
  fill?: string;
}

function text(x: number, y: number, words: string, style: Style): string {
  const { size, room, anchor = "start", bold = false, fill = INK } = style;
  // About half of its size is the average width of a letter.
  const squeeze =
    words.length * size * 0.52 > room
      ? ` textLength="${room.toFixed(0)}" lengthAdjust="spacingAndGlyphs"`
      : "";
  const weight = bold ? ` font-weight="800"` : "";
  const place = `x="${x.toFixed(0)}" y="${y}" font-size="${size}" text-anchor="${anchor}"`;
  return `<text ${place} fill="${fill}"${weight}${squeeze}>${escaped(words)}</text>`;
}

const box = (x: number, y: number, width: number, height: number, fill: string): string =>
  `<rect x="${x.toFixed(0)}" y="${y}" width="${width.toFixed(0)}" height="${height}" fill="${fill}"/>`;

function head({ headline, note }: Pictured): string {
  const room = WIDTH - 2 * MARGIN;
  return (
    box(0, 0, WIDTH, HEAD - 20, NIGHT) +
    box(0, HEAD - 20, WIDTH, 10, "#8a5a2b") +
    text(MARGIN, 48, "Ex Libris", { size: 30, room, bold: true, fill: "#dcc99f" }) +
    text(MARGIN, 104, headline, { size: 48, room, bold: true, fill: "#fbf0d8" }) +
    text(MARGIN, 146, note, { size: 26, room, fill: "#fbf0d8" })
  );
}

function column(one: Pictured["columns"][number], x: number, width: number, rows: number): string {
  const middle = x + width / 2;
  const room = width - 16;
  const values = one.values.map((value, row) => {
    const last = row === one.values.length - 1;
    const y = HEAD + 120 + row * ROW + 40;
    return text(middle, y, value, { size: last ? 40 : 30, room, anchor: "middle", bold: last });
  });
  return (
    (one.won ? box(x + 4, HEAD + 10, width - 8, 110 + rows * ROW, BRASS) : "") +
    box(x + 4, HEAD + 10, width - 8, 10, one.colour) +
    text(middle, HEAD + 62, one.name, { size: 30, room, anchor: "middle", bold: true }) +
    text(middle, HEAD + 98, one.place, { size: 24, room, anchor: "middle" }) +
    values.join("")
  );
}

function lineNames(lines: readonly string[]): string {
  return lines
    .map((name, row) => {
      const y = HEAD + 120 + row * ROW;
      const last = row === lines.length - 1;
      const rule = box(MARGIN, y, WIDTH - 2 * MARGIN, last ? 4 : 1, last ? INK : "#cdbd9c");
      return rule + text(MARGIN, y + 40, name, { size: last ? 32 : 28, room: LABELS - 20, bold: last });
    })
    .join("");
}

/** Return a picture of the result as an SVG document. */
export function resultPicture(shown: Pictured): string {
  const rows = shown.lines.length;
  const height = HEAD + 120 + rows * ROW + 70;
  const width = (WIDTH - 2 * MARGIN - LABELS) / Math.max(shown.columns.length, 1);
  const columns = shown.columns.map((one, index) =>
    column(one, MARGIN + LABELS + index * width, width, rows),
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}" ` +
    `font-family="${SERIF}">` +
    box(0, 0, WIDTH, height, PAPER) +
    head(shown) +
    columns.join("") +
    lineNames(shown.lines) +
    text(WIDTH - MARGIN, height - 24, shown.date, { size: 22, room: 500, anchor: "end", fill: "#5d4f3d" }) +
    `</svg>`
  );
}

/** Return an SVG document as a PNG. Rejects if the browser can't draw it. */
export async function toPng(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  canvas.getContext("2d")!.drawImage(image, 0, 0);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"),
  );
}
