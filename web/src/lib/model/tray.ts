import type { Decision, TileView, View } from "../api/types";
import { cardOf } from "./points";

const known = (card: number | null): card is number => card !== null;

/** Return the cards that have a place on the screen for this viewer. */
function placed(view: View, you: number): Set<number> {
  const own = view.seats.find(({ seat }) => seat === you);
  const shelf = own?.shelf.rows.flat().map((cell) => cell?.card ?? null) ?? [];
  return new Set([...(own?.hand ?? []), ...shelf, ...view.tiles.flatMap((tile) => tile.cards)].filter(known));
}

/** Return the cards laid out on the reading desk, those that can be chosen first: cards between zones, the discard
 * pile while it is searched, and other cards on offer that are drawn nowhere else.
 */
export function trayCards(view: View, decision: Decision | null, you: number): number[] {
  const lying = [...view.aside, ...(view.discard.pile ?? [])];
  const seen = placed(view, you);
  if (view.discard.top !== null) seen.add(view.discard.top);
  const offered = (decision?.actions ?? []).map(cardOf).filter(known);
  const late = new Set(lying.filter((card) => !offered.includes(card)));
  const cards = new Set([...lying, ...offered.filter((card) => !seen.has(card))]);
  return [...cards].sort((a, b) => Number(late.has(a)) - Number(late.has(b)) || a - b);
}

/** Return those of the cards that a question is about: the choosable ones, else the card that a player will get, else all. */
export function askedAmong(cards: readonly number[], decision: Decision | null): ReadonlySet<number> {
  const choosable = new Set(decision?.actions.map(cardOf));
  const asked = cards.filter((card) => choosable.has(card));
  const focused = cards.filter((card) => card === decision?.focus_card);
  return new Set([asked, focused, cards].find((each) => each.length > 0));
}

/** Return the tile that a question is about if its cards are to be chosen, whosever power asks: they lie on the desk. */
export function offerOf(view: View, decision: Decision | null): TileView | undefined {
  const offered = new Set(decision?.actions.map(cardOf));
  const tile = view.tiles.find(({ number }) => number === decision?.tile);
  return tile?.cards.some((card) => known(card) && offered.has(card)) ? tile : undefined;
}

/** The number of cards that are readable on the reading desk of a phone, and of a larger screen. */
const [FEW, MORE] = [6, 12];

/** Return the cards to choose from that are too many for the reading desk or, on a phone, for their tile, else none. */
export function crowd(view: View, decision: Decision | null, you: number, isPhone: boolean): number[] {
  const asked = new Set(decision?.actions.map(cardOf));
  const lots = isPhone ? view.tiles.map(({ cards }) => cards.filter(known)) : [];
  const most = isPhone ? FEW : MORE;
  return (
    [trayCards(view, decision, you), ...lots].find(
      (cards) => cards.length > most && cards.some((card) => asked.has(card)),
    ) ?? []
  );
}
