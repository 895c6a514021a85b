// Messages that say why a click on something that can't be chosen now does nothing.
import type { Decision, OptionOf, View } from "../api/types";
import { msg, type MessageId } from "../i18n";
import { cardPlace, offeredPlaces } from "./cardPlace";
import { chosenBy } from "./kinds";
import { readSpot } from "./spots";
import { cellKey } from "./shelf";

/** The facts on which a refusal depends. */
export interface Circumstances {
  decision: Decision | null;
  view: View | null;
  /** The names of the players whose turn it is. */
  waiting: string[];
  /** Return the name of the player in a seat. */
  nameOf: (seat: number) => string;
  /** Whether other players' moves are still being shown. */
  catchingUp: boolean;
  over: boolean;
}

export interface Refusal {
  id: string;
  args?: Record<string, string>;
}

/** Messages for a thing that can't be chosen though others of its kind can. */
const NOT_THIS: Record<string, string> = {
  card: msg("refused-card"),
  slot: msg("refused-slot"),
  cell: msg("refused-cell-other"),
  pawn: msg("refused-assistant"),
  tile: msg("refused-tile"),
  seat: msg("refused-seat"),
};

/** Refusals that only mention the glow, which mean nothing in the table as text. */
export const UNEXPLAINED: ReadonlySet<string> = new Set([
  ...["card", "slot", "pawn", "tile", "seat"].map((kind) => NOT_THIS[kind]!),
  msg("refused-space"),
]);

/** By prompt, why one card of a place can't be chosen although others of the same place can. */
const NOT_THIS_ONE: Record<string, string> = {
  "prompt-shelve-gained": msg("refused-not-gained"),
  "prompt-discard-own": msg("refused-falls-apart"),
  "prompt-sell-to-collector": msg("refused-falls-apart"),
  "prompt-pay-tax": msg("refused-falls-apart"),
  "prompt-discard-to-take": msg("refused-falls-apart"),
  "prompt-bookworm-again": msg("refused-falls-apart"),
  "prompt-reshelve": msg("refused-falls-apart"),
  "prompt-swap-shelf": msg("refused-with-itself"),
  "prompt-search": msg("refused-other-category"),
  "prompt-take-matching": msg("refused-other-category"),
  "prompt-goblin-hand-over": msg("refused-other-category"),
  "prompt-flip": msg("refused-face-down"),
};

/** Return why the thing at this spot can't be chosen, or null if there is nothing to say. */
export function refusalOf(spot: string, now: Circumstances): Refusal | null {
  const { kind, name } = readSpot(spot);
  const choosing = chosenBy(kind);
  if (now.over || choosing.length === 0) return null;
  if (!now.decision) return notAsked(now);
  const asked = new Set(now.decision.actions.map((action) => action.kind));
  if (!choosing.some((action) => asked.has(action))) return instead(now.decision);
  if (kind === "space" || kind === "piece") return spaceRefusal(name, now);
  if (kind === "pawn") return pawnRefusal(spot, now.decision, now.view);
  if (kind === "cell") return cellRefusal(name, now.decision);
  if (kind === "card") return cardRefusal(Number(name), now.decision, now.view);
  return { id: NOT_THIS[kind]! };
}

function notAsked({ waiting, catchingUp }: Circumstances): Refusal | null {
  if (catchingUp) return { id: msg("refused-catching-up") };
  return waiting.length > 0
    ? { id: msg("refused-not-your-turn"), args: { names: waiting.join(", ") } }
    : null;
}

/** Where cards and assistants go: a click there is meant as a choice. */
const PLACES: ReadonlySet<string> = new Set(["cell", "space", "piece"]);

/** Whether a click only looks at a thing: it is no place, and the decision asks for none of its kind. `spots` lead outwards. */
export function isOnlySeen(spots: string[], decision: Decision | null): boolean {
  const kind = spots.map((spot) => readSpot(spot).kind).find((each) => chosenBy(each).length > 0) ?? "";
  const kinds = chosenBy(kind);
  return !PLACES.has(kind) && !decision?.actions.some((action) => kinds.includes(action.kind));
}

/** The fallback message: the thing to choose instead of this kind. */
export const INSTEAD = msg("refused-instead");

const instead = ({ kind }: Decision): Refusal => ({ id: INSTEAD, args: { kind } });

function cellRefusal(cell: string, { refusals = [] }: Decision): Refusal {
  const reason = refusals.find((each) => cellKey(each) === cell)?.reason ?? "apart";
  return { id: `refused-cell-${reason}` satisfies MessageId };
}

/** Why a space can't be chosen: closed for this number of players, occupied, or as the server says. */
function spaceRefusal(space: string, { view, decision, nameOf }: Circumstances): Refusal {
  const home = view?.seats.find(({ seat }) => seat === decision?.seat)?.home ?? [];
  const all = [...(view?.tiles.flatMap(({ spaces }) => spaces) ?? []), ...home];
  const here = all.find((each) => each.space === space);
  if (here && !here.open) return { id: msg("refused-space-closed"), args: { marker: here.marker } };
  const names = here?.assistants.map(({ seat }) => nameOf(seat)).join(", ");
  if (names) return { id: msg("refused-space-taken"), args: { names } };
  const text = decision?.space_refusals?.find((each) => each.space === space)?.text;
  return text ? { id: msg("refused-space-why"), args: { text } } : { id: msg("refused-space") };
}

type Pawn = OptionOf<"assistant">;

const ownerInTown = ({ space, special }: Pawn, view: View | null): number | undefined =>
  view?.tiles
    .flatMap(({ spaces }) => spaces)
    .find((each) => each.space === space)
    ?.assistants.find((standing) => (standing.special !== null) === special)?.seat;

/** Why an assistant can't be chosen: the property that it lacks and all selectable ones have. */
function pawnRefusal(spot: string, { actions, seat }: Decision, view: View | null): Refusal {
  const [, owner, place = ""] = spot.split(":");
  const offered = actions.filter((option) => option.kind === "assistant");
  const own = Number(owner) === seat;
  const home = place.includes("@home");
  const all = (test: (option: Pawn) => boolean): boolean => offered.every(test);
  const isOwn = (option: Pawn): boolean => option.home || ownerInTown(option, view) === seat;
  if (!own && all(isOwn)) return { id: msg("refused-assistant-own") };
  if (own && !offered.some(isOwn)) return { id: msg("refused-assistant-others") };
  if (!home && all((option) => option.home)) return { id: msg("refused-assistant-home") };
  if (home && all((option) => !option.home)) return { id: msg("refused-assistant-town") };
  return { id: NOT_THIS["pawn"]! };
}

/** Why a card can't be chosen: it is in a different place from those that can be, or the prompt's own reason. */
function cardRefusal(card: number, decision: Decision, view: View | null): Refusal {
  const places = view ? offeredPlaces(decision, view) : [];
  if (view && !places.includes(cardPlace(card, decision.seat, view)))
    return { id: msg("refused-card-place"), args: { places: places.join("-") } };
  return { id: NOT_THIS_ONE[decision.prompt.id] ?? NOT_THIS["card"]! };
}
