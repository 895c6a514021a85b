// Where everything visible is in a view of the table.
import type { SeatView, StandingAssistant, View } from "../api/types";
import { DECK, DESK, DISCARD, handSpot, pawnSpot, shelfSpot, tileSpot, waitingSpot } from "../model/spots";

const known = (card: number | null): card is number => card !== null;

export const shelfCards = (seat: SeatView): { card: number; down: boolean }[] =>
  seat.shelf.rows.flatMap((row) =>
    row.flatMap((cell) => (cell && known(cell.card) ? [{ card: cell.card, down: cell.face_down }] : [])),
  );

/** Return the spot where each visible card lies. */
export function cardPlaces(view: View): Map<number, string> {
  const places = new Map<number, string>();
  for (const card of view.discard.pile ?? []) places.set(card, DISCARD);
  if (view.discard.top !== null) places.set(view.discard.top, DISCARD);
  for (const tile of view.tiles) {
    for (const card of tile.cards.filter(known)) places.set(card, tileSpot(tile.number));
  }
  for (const seat of view.seats) {
    for (const card of seat.hand.filter(known)) places.set(card, handSpot(seat.seat));
    for (const { card } of shelfCards(seat)) places.set(card, shelfSpot(seat.seat));
  }
  for (const card of view.aside) places.set(card, DESK);
  return places;
}

/** Return the number of unknown cards at each spot that can hold some. */
export function hiddenCounts(view: View): Map<string, number> {
  const counts = new Map<string, number>();
  for (const seat of view.seats)
    counts.set(handSpot(seat.seat), seat.hand.filter((card) => !known(card)).length);
  for (const tile of view.tiles) {
    counts.set(tileSpot(tile.number), tile.cards.filter((card) => !known(card)).length);
  }
  counts.set(
    DISCARD,
    view.discard.count - (view.discard.pile?.length ?? (view.discard.top === null ? 0 : 1)),
  );
  counts.set(DECK, view.deck);
  return counts;
}

export interface Pawn {
  standing: StandingAssistant;
  spot: string;
}

/** Return all assistants on the board. */
export function pawns(view: View): Pawn[] {
  const at = (standing: StandingAssistant, space: string): Pawn => ({
    standing,
    spot: pawnSpot(standing, space),
  });
  const spaces = [...view.tiles.map((tile) => tile.spaces), ...view.seats.map(({ home }) => home)].flat();
  return spaces.flatMap(({ space, assistants }) => assistants.map((standing) => at(standing, space)));
}

/** Return the spot where an assistant's seat keeps those still to be placed. */
export const waitingOf = ({ standing }: Pawn): string => waitingSpot(standing.seat);
