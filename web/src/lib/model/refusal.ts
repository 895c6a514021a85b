// Why a click on something that may not be chosen now does nothing, in words.
import type { ActionKind, CellReason, Decision, View } from "../api/types";
import { msg } from "../i18n";
import { readSpot } from "../motion/spots";

/** What the reader sees, as far as a refusal depends on it. */
export interface Circumstances {
  decision: Decision | null;
  view: View | null;
  /** Names of those who are waited for. */
  waiting: string[];
  /** Whether others' moves are still being shown. */
  catchingUp: boolean;
  over: boolean;
}

export interface Refusal {
  id: string;
  args?: Record<string, string>;
}

const CELL: Record<CellReason, string> = {
  taken: msg("refused-cell-taken"),
  corner: msg("refused-cell-corner"),
  apart: msg("refused-cell-apart"),
  rows: msg("refused-cell-rows"),
  other: msg("refused-cell-other"),
};

/** Said of a thing when things of its kind are asked for, but not this one. */
const NOT_THIS: Record<string, string> = {
  card: msg("refused-card"),
  slot: msg("refused-slot"),
  cell: msg("refused-cell-other"),
  pawn: msg("refused-assistant"),
  tile: msg("refused-tile"),
  seat: msg("refused-seat"),
};

/** The kinds of action by which a kind of thing is chosen. */
const CHOSEN_BY: Record<string, ActionKind[]> = {
  card: ["card", "flip"],
  slot: ["slot"],
  cell: ["cell"],
  pawn: ["assistant"],
  piece: ["space"],
  space: ["space"],
  tile: ["tile"],
  seat: ["seat"],
};

/** Why the thing at this spot cannot be chosen; null when there is nothing to say. */
export function refusalOf(spot: string, now: Circumstances): Refusal | null {
  const { kind, number } = readSpot(spot);
  if (now.over || !(kind in CHOSEN_BY)) return null;
  if (!now.decision) return notAsked(now);
  const asked = new Set(now.decision.actions.map((action) => action.kind));
  if (!CHOSEN_BY[kind]!.some((action) => asked.has(action))) return instead(now.decision);
  if (kind === "space" || kind === "piece") return spaceRefusal(number, now.view);
  if (kind === "cell") return cellRefusal(number, now.decision);
  return { id: NOT_THIS[kind]! };
}

function notAsked({ waiting, catchingUp }: Circumstances): Refusal | null {
  if (catchingUp) return { id: msg("refused-catching-up") };
  return waiting.length > 0
    ? { id: msg("refused-not-your-turn"), args: { names: waiting.join(", ") } }
    : null;
}

/** Said where nothing better can be: what is asked for instead of things of that kind. */
export const INSTEAD = msg("refused-instead");

const instead = ({ kind }: Decision): Refusal => ({ id: INSTEAD, args: { kind } });

function cellRefusal(cell: number, { refusals = [] }: Decision): Refusal {
  return { id: CELL[refusals.find((each) => each.cell === cell)?.reason ?? "apart"] };
}

/** Spaces of tiles: closed to so few players, taken, or not for whoever is to go. */
function spaceRefusal(space: number, view: View | null): Refusal {
  const here = view?.tiles.flatMap(({ spaces }) => spaces).find((each) => each.space === space);
  if (here && !here.open) return { id: msg("refused-space-closed"), args: { marker: here.marker } };
  if (here && here.assistants.length > 0) return { id: msg("refused-space-taken") };
  return { id: msg("refused-space") };
}
