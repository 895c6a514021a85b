// Moves as they are typed, in the engine's notation: which legal action a text means, and which things it names.
import type { ActionOption, Decision, SeatView, ShelfView, View } from "../api/types";
import { cellKey, type CellPlace } from "../model/shelf";
import { cardSpot, cellSpot, seatSpot, spaceSpot, tileSpot } from "../model/spots";
import { catalog } from "../state/catalog.svelte";
import { afterFirst, plain } from "./words";

const SIDES: Record<string, CellPlace> = {
  "right of": { row: 0, column: 1 },
  "left of": { row: 0, column: -1 },
  below: { row: 1, column: 0 },
  above: { row: -1, column: 0 },
};
const BESIDE = /^(right of|left of|below|above) (\S+)$/;
const CARD_AND_CELL = /^(.+?) ((?:right of|left of|below|above) \S+|-?\d+,-?\d+|anywhere)$/;

/** Return a card's name in the notation, such as "M3". */
export function cardName(card: number): string {
  const { letter, number } = catalog.card(card);
  return `${letter}${number}`;
}

/** Return the card with that name; undefined for any other text. */
export const cardNamed = (text: string): number | undefined =>
  catalog.cards.find(({ id }) => plain(cardName(id)) === plain(text))?.id;

/** Return the cell that a text names: "right of A2" or "2,1"; null for any other text. */
export function cellIn(text: string, shelf: ShelfView): CellPlace | null {
  const byNumber = /^(-?\d+),(-?\d+)$/.exec(text);
  if (byNumber) return { row: Number(byNumber[1]), column: Number(byNumber[2]) };
  const [, side = "", card = ""] = BESIDE.exec(text) ?? [];
  const beside = shelf.rows.flat().find((cell) => cell?.card != null && plain(cardName(cell.card)) === card);
  const step = SIDES[side];
  return beside && step ? { row: beside.row + step.row, column: beside.column + step.column } : null;
}

/** Return the other ways to write an action: without its verb, without the space of a tile, in the page's language. */
function otherNames(option: ActionOption): string[] {
  const full = plain(option.name ?? "");
  const short = option.kind === "cell" ? [] : [full, afterFirst(full)].filter(Boolean);
  const tiles = "space" in option ? short.map((each) => each.replace(/\.\d+(?=\*?$)/, "")) : [];
  return [...short, ...tiles, plain(option.text)];
}

/** Return the legal actions that a text can mean; a name written in full means only itself. */
export function movesFor(typed: string, decision: Decision, shelf: ShelfView): ActionOption[] {
  const wanted = withoutCard(plain(typed), decision);
  const written = decision.actions.filter(({ name }) => plain(name ?? "") === wanted);
  if (written.length > 0) return written;
  const cell = decision.kind === "cell" ? cellIn(wanted, shelf) : null;
  if (cell)
    return decision.actions.filter((option) => option.kind === "cell" && cellKey(option) === cellKey(cell));
  return decision.actions.filter((option) => otherNames(option).includes(wanted));
}

/** Drop the card before its cell, as in "shelve M3 right of A2", if the question asks for that card's cell. */
function withoutCard(text: string, { focus_card, kind }: Decision): string {
  if (kind !== "cell" || focus_card === null) return text;
  const card = plain(cardName(focus_card));
  return text.startsWith(`${card} `) || text.startsWith(`shelve ${card} `)
    ? text.slice(text.indexOf(`${card} `) + card.length + 1)
    : text;
}

/** Split a card and its cell, as in "shelve M3 right of A2"; null for any other text. */
export function cardAndCell(typed: string): [string, string] | null {
  const [, card, cell] = CARD_AND_CELL.exec(plain(typed)) ?? [];
  return card && cell ? [card, cell] : null;
}

/** Return the spots of what a text names, with or without a verb before it; none if it names nothing. */
export function spotsOf(typed: string, view: View, own: SeatView | undefined, names: string[]): string[] {
  const text = plain(typed);
  const here = spotsNamed(text, view, own, names);
  return here.length > 0 ? here : spotsNamed(afterFirst(text), view, own, names);
}

function spotsNamed(text: string, view: View, own: SeatView | undefined, names: string[]): string[] {
  const [, tile, space] = /^(?:tile )?(\d+)(\.\d)?\*?$/.exec(text) ?? [];
  if (tile) return space ? [spaceSpot(tile + space)] : tileSpots(Number(tile), view);
  if (/^home\*?$/.test(text)) return (own?.home ?? []).map((each) => spaceSpot(each.space));
  const card = cardNamed(text);
  if (card !== undefined) return [cardSpot(card)];
  const cell = own && cellIn(text, own.shelf);
  if (cell) return [cellSpot(cell)];
  const seat = names.findIndex((name) => plain(name) === text);
  return seat >= 0 ? [seatSpot(seat)] : [];
}

function tileSpots(tile: number, view: View): string[] {
  const spaces = view.tiles.find(({ number }) => number === tile)?.spaces ?? [];
  return [...spaces.map(({ space }) => spaceSpot(space)), tileSpot(tile)];
}
