import { box, BRASS, INK, MARGIN, RULE, text, WIDTH } from "./drawing";

/** The form on the picture. */
export interface PicturedForm {
  /** The names of the lines, the total last. */
  lines: string[];
  columns: { name: string; place: string; colour: string; values: string[]; won: boolean }[];
}

const LABELS = 330;
const HEADS = 120;
const ROW = 62;

function column(one: PicturedForm["columns"][number], x: number, top: number, width: number): string {
  const rows = one.values.length;
  const middle = x + width / 2;
  const room = width - 16;
  const values = one.values.map((value, row) => {
    const last = row === rows - 1;
    const y = top + HEADS + row * ROW + 40;
    return text(middle, y, value, { size: last ? 40 : 30, room, anchor: "middle", bold: last });
  });
  return (
    (one.won ? box(x + 4, top + 10, width - 8, HEADS - 10 + rows * ROW, BRASS) : "") +
    box(x + 4, top + 10, width - 8, 10, one.colour) +
    text(middle, top + 62, one.name, { size: 30, room, anchor: "middle", bold: true }) +
    text(middle, top + 98, one.place, { size: 24, room, anchor: "middle" }) +
    values.join("")
  );
}

function lineNames(lines: readonly string[], top: number): string {
  return lines
    .map((name, row) => {
      const y = top + HEADS + row * ROW;
      const last = row === lines.length - 1;
      const rule = box(MARGIN, y, WIDTH - 2 * MARGIN, last ? 4 : 1, last ? INK : RULE);
      return rule + text(MARGIN, y + 40, name, { size: last ? 32 : 28, room: LABELS - 20, bold: last });
    })
    .join("");
}

export const formHeight = ({ lines }: PicturedForm): number => HEADS + lines.length * ROW;

/** Draw the form: a column for each seat, in solo one for the Public Library too. */
export function formAt(top: number, { columns, lines }: PicturedForm): string {
  const width = (WIDTH - 2 * MARGIN - LABELS) / Math.max(columns.length, 1);
  const drawn = columns.map((one, index) => column(one, MARGIN + LABELS + index * width, top, width));
  return drawn.join("") + lineNames(lines, top);
}
