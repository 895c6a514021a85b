// Where a dragged thing can be dropped, and which option that means.
import type { Decision, ActionOption, SeatView, StandingAssistant, View } from "../api/types";
import { Choices, homeSpaces, tileSpaces, type Piece, type TileSpace } from "../model/choices";
import { cardPlaces, pawns } from "../motion/places";
import { readSpot, spaceSpot } from "../model/spots";
import type { HeldThing } from "../session/held.svelte";

/** All spaces of the tile of this space, or of the seat's library. */
function spacesAround(space: string, view: View, seat: number): TileSpace[] {
  const tile = view.tiles.find(({ spaces }) => spaces.some((each) => each.space === space));
  return tile ? tileSpaces(tile) : homeSpaces(view.seats.find((each) => each.seat === seat)?.home ?? []);
}

/** Return the space's option for the dragged assistant. If either kind can go, it is the standard one. */
function spaceOption(
  space: string,
  choices: Choices,
  view: View,
  seat: number,
  piece: Piece | null,
): ActionOption | undefined {
  const options = choices.space(space, spacesAround(space, view, seat));
  return piece ? options?.[piece] : (options?.standard ?? options?.special);
}

/** Return the option for a drop on a tile outside its spaces: the tile's own option, or any space's if all are equal.
 */
function tileOption(
  tile: number,
  choices: Choices,
  view: View,
  seat: number,
  piece: Piece | null,
): ActionOption | undefined {
  if (choices.tiles.has(tile)) return choices.tiles.get(tile);
  const spaces = view.tiles.find(({ number }) => number === tile)?.spaces ?? [];
  const options = spaces.flatMap(({ space }) => spaceOption(space, choices, view, seat, piece) ?? []);
  return new Set(options.map(({ action }) => action)).size === 1 ? options[0] : undefined;
}

/** Return the option that a drop on the spot means, or undefined. */
export function dropOption(
  spot: string,
  decision: Decision,
  view: View,
  piece: Piece | null,
): ActionOption | undefined {
  const { kind, name, number } = readSpot(spot);
  const choices = new Choices(decision);
  if (kind === "cell") return choices.cells.get(name);
  if (kind === "card") return choices.cells.size === 0 ? choices.cards.get(number) : undefined;
  if (kind === "space") return spaceOption(name, choices, view, decision.seat, piece);
  if (kind === "tile") return tileOption(number, choices, view, decision.seat, piece);
  if (kind === "seat") return choices.seats.get(number);
  // On an empty shelf all cells are equivalent, so one is offered.
  if (kind === "shelf") return choices.cells.size === 1 ? [...choices.cells.values()][0] : undefined;
  return undefined;
}

/** Return the decision if it asks where the thing goes; other cards of the hand are dragged only to sort it. */
export const askedAbout = ({ card }: HeldThing, decision: Decision | null): Decision | null =>
  card === null || card === decision?.focus_card ? decision : null;

/** Return the spot to which choosing the thing moves it, if the preview tells. A drop there chooses it. */
export function destination(thing: HeldThing, after: View | null): string | null {
  if (!thing.first || !after) return null;
  if (thing.card !== null) return cardPlaces(after).get(thing.card) ?? null;
  const standing = readPawn(thing.spot);
  const now =
    standing && pawns(after).find(({ standing: { seat, special } }) => isSame(standing, seat, special));
  return now ? spaceSpot(readPawn(now.spot)!.space) : null;
}

const isSame = (standing: PawnAt, seat: number, special: string | null): boolean =>
  special !== null && standing.seat === seat && standing.special === special;

/** Whether a drop chooses the thing although no preview says where it goes: on the reader's hand or, for a card of the
 * hand, on the tile that asks for it.
 */
export function dropChooses(spot: string, thing: HeldThing, decision: Decision, view: View): boolean {
  if (!thing.first || thing.card === null) return false;
  const { kind, number } = readSpot(spot);
  const own = view.seats.find(({ seat }) => seat === decision.seat);
  const inHand = own?.hand.includes(thing.card) ?? false;
  return inHand ? kind === "tile" && number === decision.tile : kind === "hand" && number === decision.seat;
}

/** Return the option of a later decision for the same spot, however it is named there. */
export function sameOption(wanted: ActionOption, decision: Decision | null): ActionOption | undefined {
  return decision?.actions.find(({ action }) => action === wanted.action);
}

/** Return the thing dragged from the spot: one of the reader's own or selectable cards and assistants, else null. */
export function draggableAt(spot: string, decision: Decision, view: View): HeldThing | null {
  const { kind, number } = readSpot(spot);
  const choices = new Choices(decision);
  if (kind === "piece") {
    const piece: Piece = spot === "piece:special" ? "special" : "standard";
    return { spot, card: null, piece, first: null };
  }
  if (kind === "pawn") return draggableAssistant(spot, decision);
  if (kind !== "card") return null;
  const own = view.seats.find(({ seat }) => seat === decision.seat);
  const first = choices.cards.get(number) ?? null;
  const mine = (own?.hand.includes(number) ?? false) || decision.focus_card === number;
  return first || mine ? { spot, card: number, piece: null, first } : null;
}

/** Return the card dragged without a decision, to arrange the reader's hand, else null. */
export function draggableInHand(spot: string, own: SeatView | undefined): HeldThing | null {
  const { kind, number } = readSpot(spot);
  const mine = kind === "card" && own?.hand.includes(number);
  return mine ? { spot, card: number, piece: null, first: null } : null;
}

interface PawnAt extends StandingAssistant {
  space: string;
}

/** Parse a spot such as `pawn:1:witch@14.1`: seat, special assistant or nothing, space. */
function readPawn(spot: string): PawnAt | null {
  const match = /^pawn:(\d+):(.*)@(.+)$/.exec(spot);
  return match && { seat: Number(match[1]), special: match[2] || null, space: match[3]! };
}

/** Return an assistant on the board as something to drag, if it can be chosen or is the reader's own. */
function draggableAssistant(spot: string, decision: Decision): HeldThing | null {
  const standing = readPawn(spot);
  if (!standing) return null;
  const first = new Choices(decision).assistant(standing.space, standing) ?? null;
  if (!first && standing.seat !== decision.seat) return null;
  return { spot, card: null, piece: standing.special ? "special" : "standard", first };
}
