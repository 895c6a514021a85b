// Where something that is being dragged may be let go, and what that means.
import type { Decision, Option, SeatView, Standing, View } from "../api/types";
import { Choices, homeSpaces, tileOf, tileSpaces, type Piece, type TileSpace } from "../model/choices";
import { cardPlaces, pawns } from "../motion/places";
import { readSpot, spaceSpot } from "../motion/spots";
import type { Load } from "../state/held.svelte";

function spacesAround(space: number, view: View, seat: number): TileSpace[] {
  if (tileOf(space) === 0) return homeSpaces(view.seats.find((each) => each.seat === seat)?.home ?? []);
  const tile = view.tiles.find(({ number }) => number === tileOf(space));
  return tile ? tileSpaces(tile) : [];
}

/** The option of a space for the assistant dragged; for either of them when both may go, the standard one goes. */
function spaceOption(
  space: number,
  choices: Choices,
  view: View,
  seat: number,
  piece: Piece | null,
): Option | undefined {
  const options = choices.space(space, spacesAround(space, view, seat));
  return piece ? options?.[piece] : (options?.standard ?? options?.special);
}

/** On a tile beside its spaces: any space that may be chosen there, if that makes no difference. */
function tileOption(
  tile: number,
  choices: Choices,
  view: View,
  seat: number,
  piece: Piece | null,
): Option | undefined {
  if (choices.tiles.has(tile)) return choices.tiles.get(tile);
  const spaces = view.tiles.find(({ number }) => number === tile)?.spaces ?? [];
  const options = spaces.flatMap(({ space }) => spaceOption(space, choices, view, seat, piece) ?? []);
  return new Set(options.map(({ action }) => action)).size === 1 ? options[0] : undefined;
}

/** The option that letting go at the spot means; undefined when it means nothing. */
export function placeOption(
  spot: string,
  decision: Decision,
  view: View,
  piece: Piece | null,
): Option | undefined {
  const { kind, number } = readSpot(spot);
  const choices = new Choices(decision);
  if (kind === "cell") return choices.cells.get(number);
  if (kind === "card") return choices.cells.size === 0 ? choices.cards.get(number) : undefined;
  if (kind === "space") return spaceOption(number, choices, view, decision.seat, piece);
  if (kind === "tile") return tileOption(number, choices, view, decision.seat, piece);
  if (kind === "seat") return choices.seats.get(number);
  // On an empty shelf there is but one cell: anywhere.
  if (kind === "shelf") return choices.cells.size === 1 ? [...choices.cells.values()][0] : undefined;
  return undefined;
}

/** Where choosing the thing itself brings it, as far as that can be foreseen: letting go there means just that. */
export function destination(load: Load, after: View | null): string | null {
  if (!load.first || !after) return null;
  if (load.card !== null) return cardPlaces(after).get(load.card) ?? null;
  const standing = readPawn(load.spot);
  const now =
    standing && pawns(after).find(({ standing: { seat, special } }) => isSame(standing, seat, special));
  return now ? spaceSpot(readPawn(now.spot)!.space) : null;
}

const isSame = (standing: PawnAt, seat: number, special: string | null): boolean =>
  special !== null && standing.seat === seat && standing.special === special;

/** Where nothing can be foreseen: whether it is the hand, for a card from elsewhere, or where one's own is wanted. */
export function meansItself(spot: string, load: Load, decision: Decision, view: View): boolean {
  if (!load.first || load.card === null) return false;
  const { kind, number } = readSpot(spot);
  const own = view.seats.find(({ seat }) => seat === decision.seat);
  const inHand = own?.hand.includes(load.card) ?? false;
  return inHand ? kind === "tile" && number === decision.tile : kind === "hand" && number === decision.seat;
}

/** The same place in a later decision. */
export function sameGoal(wanted: Option, decision: Decision | null): Option | undefined {
  return decision?.actions.find(
    ({ kind, cell, space, special, seat, card, tile }) =>
      kind === wanted.kind &&
      cell === wanted.cell &&
      space === wanted.space &&
      special === wanted.special &&
      seat === wanted.seat &&
      card === wanted.card &&
      tile === wanted.tile,
  );
}

/** Cards and assistants that can be dragged: what is one's own, or may be chosen. */
export function loadAt(spot: string, decision: Decision, view: View): Load | null {
  const { kind, number } = readSpot(spot);
  const choices = new Choices(decision);
  if (kind === "piece") {
    const piece: Piece = spot === "piece:special" ? "special" : "standard";
    return { spot, card: null, piece, first: null };
  }
  if (kind === "pawn") return pawnLoad(spot, decision);
  if (kind !== "card") return null;
  const own = view.seats.find(({ seat }) => seat === decision.seat);
  const first = choices.cards.get(number) ?? null;
  const mine = (own?.hand.includes(number) ?? false) || decision.focus_card === number;
  return first || mine ? { spot, card: number, piece: null, first } : null;
}

/** While nothing is asked, the cards of one's own hand can still be moved about in it. */
export function handLoad(spot: string, own: SeatView | undefined): Load | null {
  const { kind, number } = readSpot(spot);
  const mine = kind === "card" && own?.hand.includes(number);
  return mine ? { spot, card: number, piece: null, first: null } : null;
}

interface PawnAt extends Standing {
  space: number;
}

/** `pawn:seat:special@space` */
function readPawn(spot: string): PawnAt | null {
  const match = /^pawn:(\d+):(.*)@(\d+)$/.exec(spot);
  return match && { seat: Number(match[1]), special: match[2] || null, space: Number(match[3]) };
}

/** An assistant that stands somewhere, if it may be chosen or is one's own. */
function pawnLoad(spot: string, decision: Decision): Load | null {
  const standing = readPawn(spot);
  if (!standing) return null;
  const first = new Choices(decision).assistant(standing.space, standing) ?? null;
  if (!first && standing.seat !== decision.seat) return null;
  return { spot, card: null, piece: standing.special ? "special" : "standard", first };
}
