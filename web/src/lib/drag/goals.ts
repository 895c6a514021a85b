// Where something that is being dragged may be let go, and what that means.
import type { Decision, Option, View } from "../api/types";
import { Choices, homeSpaces, tileOf, tileSpaces, type TileSpace } from "../model/choices";
import { readSpot } from "../motion/spots";
import type { Piece } from "../state/session.svelte";

/** What is dragged: a card, an assistant that stands somewhere, or one that waits to be placed. */
export interface Load {
  spot: string;
  card: number | null;
  piece: Piece | null;
  /** The action that chooses the thing itself, before it is said where it goes. */
  first: Option | null;
}

/** What a place stands for: choosing the thing was all that was asked, or something more is chosen by the place. */
export type Goal = { kind: "itself" } | { kind: "place"; option: Option };

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

/** Whether letting go at the spot means the thing itself: a card taken to the hand, or brought to where it is asked for. */
export function meansItself(spot: string, load: Load, decision: Decision, view: View): boolean {
  if (!load.first || load.card === null) return false;
  const { kind, number } = readSpot(spot);
  const own = view.seats.find(({ seat }) => seat === decision.seat);
  const inHand = own?.hand.includes(load.card) ?? false;
  if (kind === "hand") return !inHand && number === decision.seat;
  return inHand && (kind === "tile" ? number === decision.tile : kind === "discard");
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

/** `pawn:seat:special@space`: one that may be chosen. */
function pawnLoad(spot: string, decision: Decision): Load | null {
  const match = /^pawn:(\d+):(.*)@(\d+)$/.exec(spot);
  if (!match) return null;
  const standing = { seat: Number(match[1]), special: match[2] || null };
  const first = new Choices(decision).assistant(Number(match[3]), standing) ?? null;
  if (!first && standing.seat !== decision.seat) return null;
  return { spot, card: null, piece: standing.special ? "special" : "standard", first };
}
