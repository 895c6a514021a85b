// The moves between two views of the same table, as far as the viewer can see them.
import type { View } from "../api/types";
import { cardPlaces, hiddenCounts, pawns, shelfCards, waitingOf, type Pawn } from "./places";
import { cardSpot, DECK, DESK, DISCARD, firstSpot, tileSpot } from "../model/spots";

const HAND = "hand";

export type Thing = "card" | "back" | "pawn" | "token";

/** A movement from one spot to another. Of each list the first spot on the screen counts. */
export interface Move {
  thing: Thing;
  from: string[];
  to: string[];
}

export interface Changes {
  moves: Move[];
  /** The spots of cards that were turned over in place. */
  turned: string[];
  /** The spots of tiles that are new in town. */
  arrived: string[];
}

/** The number of unknown cards that each place has gained; negative if it has lost some. */
type Balance = Map<string, number>;

function balance(before: View, after: View): Balance {
  const [old, now] = [hiddenCounts(before), hiddenCounts(after)];
  return new Map([...now].map(([place, count]) => [place, count - (old.get(place) ?? 0)]));
}

/** Return another place that has lost (`sign` -1) or gained (+1) an unknown card, and take that card off `left`.
 * Places that start with `first` are preferred, and the deck comes last.
 */
function counterpart(left: Balance, sign: 1 | -1, not: string, first: string): string | null {
  const rank = (place: string): number => (place.startsWith(first) ? 0 : place === DECK ? 2 : 1);
  const places = [...left.keys()].sort((a, b) => rank(a) - rank(b));
  const place = places.find((key) => key !== not && sign * (left.get(key) ?? 0) > 0);
  if (place === undefined) return null;
  left.set(place, (left.get(place) ?? 0) - sign);
  return place;
}

/** Return the moves of cards that are visible now, from where they were or from a place that lost an unknown card. */
function comingCards(
  old: Map<number, string>,
  now: Map<number, string>,
  before: View,
  left: Balance,
): Move[] {
  return [...now].flatMap(([card, place]) => {
    const was = old.get(card);
    if (was === place || (was === undefined && wasHiddenAt(place, before))) return [];
    const from = was ?? counterpart(left, -1, place, HAND);
    return from ? [{ thing: "card", from: [cardSpot(card), from], to: [cardSpot(card), place] }] : [];
  });
}

/** Whether a card that is revealed at this place was there already, face down. */
function wasHiddenAt(place: string, before: View): boolean {
  const tile = before.tiles.find(({ number }) => tileSpot(number) === place);
  return tile?.cards.includes(null) ?? false;
}

/** Return the moves of cards that are not visible any longer: under others on the discard pile, or in a hand. */
function goingCards(old: Map<number, string>, now: Map<number, string>, left: Balance): Move[] {
  return [...old].flatMap(([card, place]) => {
    if (now.has(card) || place === DISCARD) return [];
    const to = counterpart(left, 1, place, place.startsWith(HAND) ? HAND : DISCARD);
    return to ? [{ thing: "card", from: [cardSpot(card), place], to: [to] }] : [];
  });
}

/** Return the moves of unknown cards: each hand that gained one gets it from a place that lost one. */
function backMoves(left: Balance): Move[] {
  const moves: Move[] = [];
  for (const place of [...left.keys()].filter((key) => key.startsWith(HAND))) {
    while ((left.get(place) ?? 0) > 0) {
      left.set(place, (left.get(place) ?? 0) - 1);
      const from = counterpart(left, -1, place, HAND);
      if (from) moves.push({ thing: "back", from: [from], to: [place] });
    }
  }
  return moves;
}

function cardMoves(before: View, after: View): Move[] {
  const left = balance(before, after);
  const [old, now] = [cardPlaces(before), cardPlaces(after)];
  const covered = [...old].filter(([card, place]) => place === DISCARD && !now.has(card)).length;
  left.set(DISCARD, (left.get(DISCARD) ?? 0) - covered);
  return [...comingCards(old, now, before, left), ...goingCards(old, now, left), ...backMoves(left)];
}

const alike = (a: Pawn, b: Pawn): boolean =>
  a.standing.seat === b.standing.seat && a.standing.special === b.standing.special;

/** Return the moves of assistants. Two of one kind differ only by where they stand. */
function pawnMoves(before: View, after: View): Move[] {
  const [old, now] = [pawns(before), pawns(after)];
  const gone = old.filter(({ spot }) => !now.some((each) => each.spot === spot));
  const come = now.filter(({ spot }) => !old.some((each) => each.spot === spot));
  const arrivals = come.map((pawn): Move => {
    const index = gone.findIndex((each) => alike(each, pawn));
    const from = index < 0 ? waitingOf(pawn) : gone.splice(index, 1)[0]!.spot;
    return { thing: "pawn", from: [from], to: [pawn.spot] };
  });
  const returns = gone.map((pawn): Move => ({ thing: "pawn", from: [pawn.spot], to: [waitingOf(pawn)] }));
  return [...arrivals, ...returns];
}

function tokenMoves(before: View, after: View): Move[] {
  if (before.first_player === after.first_player) return [];
  return [{ thing: "token", from: [firstSpot(before.first_player)], to: [firstSpot(after.first_player)] }];
}

/** Return the spots of shelved cards that were turned over and of tile cards that were revealed. */
function turned(before: View, after: View): string[] {
  const sides = new Map(before.seats.flatMap(shelfCards).map(({ card, down }) => [card, down]));
  const shelved = after.seats.flatMap(shelfCards).filter(({ card, down }) => {
    const was = sides.get(card);
    return was !== undefined && was !== down;
  });
  return [...shelved.map(({ card }) => cardSpot(card)), ...turnedUp(before, after)];
}

function turnedUp(before: View, after: View): string[] {
  const old = cardPlaces(before);
  return after.tiles.flatMap(({ number, cards }) => {
    const tile = before.tiles.find((each) => each.number === number);
    const fresh = cards.filter((card) => card !== null && !old.has(card)) as number[];
    return tile?.cards.includes(null) ? fresh.map(cardSpot) : [];
  });
}

function arrived(before: View, after: View): string[] {
  const old = new Set(before.tiles.map(({ number }) => number));
  return after.tiles.filter(({ number }) => !old.has(number)).map(({ number }) => tileSpot(number));
}

/** Return the moved, flipped or added things between two views. */
export function changesBetween(before: View, after: View): Changes {
  const fresh = new Set(arrived(before, after));
  const cards = cardMoves(before, after).filter(({ to }) => !to.some((spot) => fresh.has(spot)));
  return {
    moves: [...pawnMoves(before, after), ...tokenMoves(before, after), ...cards],
    turned: turned(before, after),
    arrived: [...fresh],
  };
}

/** Return the pane to which a spot belongs; its tab stands for a spot that is not on the screen. */
export function paneOf(spot: string, you: number): string {
  const own = [`hand:${you}`, `shelf:${you}`, `waiting:${you}`, `first:${you}`, DECK, DISCARD, DESK];
  if (own.includes(spot)) return "shelf";
  const [kind = ""] = spot.split(":");
  return ["hand", "shelf", "waiting", "first", "seat"].includes(kind) ? "others" : "town";
}
