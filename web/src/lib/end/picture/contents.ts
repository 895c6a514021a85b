import type { CellView, PresetInfo, FormView, SeatView, TableInfo } from "../../api/types";
import { figureOf } from "../../art/figures";
import { lion } from "../../art/lion";
import { CATEGORY_MARKS } from "../../art/marks";
import { t, texts } from "../../i18n";
import { beatsOf } from "../../inspection/beats";
import { sceneAt } from "../../inspection/scene";
import { lineName } from "../../inspection/speech";
import { byRank, columnsOf, LIBRARY, LINES } from "../../model/form";
import { catalog } from "../../state/catalog.svelte";
import { invitationTo } from "../../people/invitation";
import { signed } from "../../i18n/numbers";
import { specialKey } from "../../ui/names";
import { SEATS } from "./art";
import type { Pictured } from "./picture";
import type { PicturedCard, PicturedShelf } from "./shelves";
import type { PicturedStack } from "./stage";

/** A finished table, and the words that the end page has for it. */
export interface FinalTable {
  result: FormView;
  table: TableInfo;
  seats: readonly SeatView[];
  headline: string;
}

/** The colours of bindings, which app.css has, too; a picture has no style sheet of the page. */
const BINDINGS: Record<string, string> = {
  corrupted: "#5b3a8c",
  fantastical: "#a83265",
  historic: "#8a5e0e",
  monster: "#346b2d",
  reference: "#2b5f9e",
  spells: "#a34716",
};

const colourOf = (seat: number): string => SEATS[seat] ?? "#8a5a2b";

function columns(result: FormView): Pictured["columns"] {
  return columnsOf(result, t("public-library")).map((column) => ({
    name: column.name || t("seat-number", { number: column.seat + 1 }),
    place: result.library ? "" : t("rank", { rank: column.rank }),
    colour: colourOf(column.seat),
    values: LINES.map((line) => (line === "b1" && column.seat === LIBRARY ? "–" : signed(column[line]))),
    won: column.seat === LIBRARY ? result.winners.length === 0 : result.winners.includes(column.seat),
  }));
}

function stacks(result: FormView, seats: readonly SeatView[]): PicturedStack[] {
  const beats = beatsOf(result, seats);
  const columns = columnsOf(result, t("public-library"));
  return sceneAt(beats, beats.length).standings.map(({ seat, lines, sum, rank, won }) => {
    const library = seats.find((each) => each.seat === seat)?.library ?? null;
    const place = rank === null ? "" : ` · ${t("rank", { rank })}`;
    return {
      name: columns.find((each) => each.seat === seat)?.name || t("seat-number", { number: seat + 1 }),
      seat,
      figure: seat === LIBRARY ? lion : figureOf(specialKey(library)),
      lines,
      result: `${signed(sum)}${place}`,
      won,
    };
  });
}

function card(cell: CellView | null): PicturedCard | null {
  if (cell?.card == null) return null;
  const { letter, number, books } = catalog.card(cell.card);
  const keys = books.map(({ category }) => catalog.categoryKey(category));
  return {
    letter,
    number,
    down: cell.face_down,
    books: keys.map((key) => ({ outline: CATEGORY_MARKS[key] ?? "", colour: BINDINGS[key] ?? "#5d4f3d" })),
  };
}

/** Return the seats' shelves, the best seat first. */
function shelves(result: FormView, seats: readonly SeatView[]): PicturedShelf[] {
  return byRank(result).map(({ seat, name, total }) => ({
    title: `${name || t("seat-number", { number: seat + 1 })} · ${total}`,
    colour: colourOf(seat),
    rows: (seats.find((each) => each.seat === seat)?.shelf.rows ?? []).map((row) => row.map(card)),
  }));
}

/** Return the contents of a finished table's picture; `presets` are in the reader's language. */
export function pictured(
  { result, table, seats, headline }: FinalTable,
  presets: readonly PresetInfo[],
): Pictured {
  return {
    headline,
    note: result.note,
    lines: LINES.map((line) => (line === "total" ? t("line-total") : lineName(result.sheet, line))),
    columns: columns(result),
    stacks: stacks(result, seats),
    shelves: shelves(result, seats),
    rulebook: invitationTo(table, presets).rulebook,
    date: new Date().toLocaleDateString(texts.language, { dateStyle: "long" }),
  };
}
