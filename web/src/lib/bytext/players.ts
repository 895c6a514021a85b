// Players, shelves, hands and forms in lines of text.
import type { CellView, SeatView, ShelfView, View } from "../api/types";
import { t } from "../i18n";
import { signed } from "../i18n/numbers";
import { catalog } from "../state/catalog.svelte";
import { specialKey } from "../ui/names";
import { bestText, pointsText } from "../worth/award";
import { totalsOf } from "../worth/worth";
import { cardName } from "./moves";
import { fact, libraryName, listed, spaceLine, type Part, type Seen } from "./table";

const KEYS = ["b1", "b2", "b3", "b4", "b5"] as const;

/** Return a player: library, assistants, cards in hand, and the shelf row by row. */
export function playerPart(seen: Seen, seat: SeatView, view: View): Part {
  const { unplaced, home, focus, library } = seat;
  const left = unplaced.standard + Number(unplaced.special);
  const special = unplaced.special && specialKey(library);
  const taken = home.filter(({ assistants }) => assistants.length > 0);
  return {
    title: seen.seatName(seat.seat),
    lines: [
      ...offerLines(seat),
      ...(library ? [fact(t("library"), libraryName(library))] : []),
      ...(focus ? [fact(t("focus"), catalog.categoryName(focus))] : []),
      ...(left > 0 ? [withName(t("left-to-place", { count: left }), special)] : []),
      ...taken.map((space) => `${t("at-home")}, ${spaceLine(seen, space)}`),
      ...handLines(seen, seat),
      ...(view.phase === "draft" ? [] : shelfLines(seen, seat)),
    ],
  };
}

const withName = (text: string, special: string | null | false): string =>
  special ? fact(text, catalog.assistant(special).name) : text;

/** Return the libraries that a seat may choose from during the draft, each with what its assistant does. */
function offerLines({ library, offer }: SeatView): string[] {
  if (library) return [];
  return offer.map((key) => fact(libraryName(key), catalog.assistant(key).summary));
}

/** Return the size of a hand, and its known cards. */
export function handLines(seen: Seen, { seat, hand, hand_count: count }: SeatView): string[] {
  const known = hand.filter((card) => card !== null);
  const title = seen.shown?.you === seat ? t("hand-of", { count }) : t("hand-count", { count });
  return [title, ...known.map((card) => catalog.cardLabel(card))];
}

/** Return a shelf: its rows from the top, and how many books of each category the inspector leaves face up. */
export function shelfLines(seen: Seen, library: SeatView): string[] {
  const { seat, shelf, final_cards } = library;
  if (shelf.cards === 0) return [fact(t("shelf-of", { name: seen.seatName(seat) }), t("bytext-no-cards"))];
  return [
    t("shelf-label", { name: seen.seatName(seat), count: final_cards }),
    ...rowLines(shelf),
    t("bytext-books", { books: booksLine(library) }),
  ];
}

const rowLines = ({ rows }: ShelfView): string[] =>
  rows.map((row, index) => t("bytext-row", { row: index + 1, cards: listed(row.map(cellText)) }));

const booksLine = ({ form }: SeatView): string =>
  catalog.categoryKeys.map((key, index) => `${catalog.categoryName(key)} ${form.books[index]}`).join(", ");

/** Return the text of a cell. */
function cellText(cell: CellView | null): string {
  if (!cell) return t("bytext-gap");
  if (cell.card === null) return t("bytext-card-unknown");
  const card =
    cell.entombed === null
      ? cardName(cell.card)
      : t("bytext-card-below", { card: cardName(cell.card), below: cardName(cell.entombed) });
  if (cell.face_down) return t("bytext-card-down", { card });
  if (!cell.turned) return card;
  return cell.turned === "inspector" ? t("bytext-card-wrong", { card }) : t("bytext-card-better", { card });
}

/** Return the form of the reader as far as it is known, line by line. */
export function ownFormLines(seen: Seen): string[] {
  const { running, view } = seen.shown ?? {};
  const form = running ?? seen.own?.form;
  if (!form || !view) return [];
  const known: Partial<Record<(typeof KEYS)[number], number | null>> = form;
  const names = [t("line-b1"), t("line-b2"), t("line-b3"), t("line-b4"), t("line-b5")];
  const lines = KEYS.flatMap((key, index) => {
    const value = known[key] ?? null;
    return value === null ? [] : [fact(`B${index + 1} ${names[index]}`, signed(value))];
  });
  const { now, best } = totalsOf(form);
  const name = form.b2 === null ? t("form-sum-solo") : t("form-sum");
  return [...lines, fact(name, now), fact(t("form-with-best"), best), bestText(form)];
}

/** Return the public lines of a seat's form. */
export const formLines = (seen: Seen, seat: SeatView, view: View): string[] => [
  fact(
    seen.seatName(seat.seat),
    `${t("form-totals", { ...totalsOf(seat.form) })}. ${pointsText(seat.form, view.prominent)}`,
  ),
];

/** Return the seat's special assistant and its effect; null if the seat has none yet. */
export function assistantPart({ library }: SeatView): Part | null {
  if (!library) return null;
  const { summary, detail } = catalog.assistant(library);
  return { title: libraryName(library), lines: [summary, detail].filter(Boolean) };
}

/** Return a card with each of its books. */
export function cardPart(card: number): Part {
  const books = catalog.card(card).books.map(({ category, title }) => {
    const name = catalog.categoryName(catalog.categoryKey(category));
    return title ? t("bytext-book", { category: name, title }) : name;
  });
  return { title: catalog.cardLabel(card), lines: books };
}

/** Return the form of a finished game, line by line with its workings. */
export function resultParts(seen: Seen): Part[] {
  const { sheet } = seen.shown?.result ?? {};
  if (!sheet) return [];
  const rows = sheet.rows.map(({ section, label, cells }) => {
    const values = cells.map(({ value, working }, column) => {
      const name = sheet.heads[column]?.[0] ?? "";
      return working ? `${name} ${signed(value)} (${working})` : `${name} ${signed(value)}`;
    });
    return fact(`${section} ${label}`.trim(), listed(values));
  });
  return [{ title: t("bytext-result"), lines: [sheet.verdict, sheet.facts, ...rows] }];
}
