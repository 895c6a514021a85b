import { definitions } from "./art";
import { box, MARGIN, NIGHT, OAK, PAPER, SERIF, SOFT_INK, text, WIDTH } from "./drawing";
import { formAt, formHeight, type PicturedForm } from "./form";
import { shelvesAt, shelvesHeight, type PicturedShelf } from "./shelves";
import { STAGE, stageAt, type PicturedStack } from "./stage";

/** What a picture of the final table says. */
export interface Pictured extends PicturedForm {
  /** Who won. */
  headline: string;
  /** How, in a sentence. */
  note: string;
  /** In the order of the seats. */
  stacks: PicturedStack[];
  /** The best first. */
  shelves: PicturedShelf[];
  rulebook: string;
  /** When the picture was made. */
  date: string;
}

const TITLE = 160;
const HEAD = TITLE + STAGE + 40;
const BELOW_FORM = 40;
const FOOT = 50;

function head({ headline, note, stacks }: Pictured): string {
  const room = WIDTH - 2 * MARGIN;
  return (
    box(0, 0, WIDTH, HEAD - 20, NIGHT) +
    box(0, HEAD - 20, WIDTH, 10, OAK) +
    text(MARGIN, 48, "Ex Libris", { size: 30, room, bold: true, fill: "#dcc99f" }) +
    text(MARGIN, 104, headline, { size: 48, room, bold: true, fill: "#fbf0d8" }) +
    text(MARGIN, 146, note, { size: 26, room, fill: "#fbf0d8" }) +
    stageAt(TITLE, stacks)
  );
}

function foot(bottom: number, { rulebook, date }: Pictured): string {
  const small = { size: 22, fill: SOFT_INK };
  return (
    text(MARGIN, bottom - 24, rulebook, { ...small, room: 700 }) +
    text(WIDTH - MARGIN, bottom - 24, date, { ...small, room: 350, anchor: "end" })
  );
}

/** Return a picture of the final table as an SVG document; `fonts` are the rules that bring our letters along. */
export function finalPicture(shown: Pictured, fonts = ""): string {
  const shelves = HEAD + formHeight(shown) + BELOW_FORM;
  const height = shelves + shelvesHeight(shown.shelves) + FOOT;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}" ` +
    `font-family="${SERIF}" font-weight="500" style="font-variant-numeric:lining-nums">` +
    definitions(fonts) +
    box(0, 0, WIDTH, height, PAPER) +
    head(shown) +
    formAt(HEAD, shown) +
    shelvesAt(shelves, shown.shelves) +
    foot(height, shown) +
    `</svg>`
  );
}
