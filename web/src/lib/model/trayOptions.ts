import type { Decision, Option, SeatView, View } from "../api/types";
import { tileOf } from "./choices";

/** Whether the thing that the option names is drawn on the table of the deciding seat. */
function drawn(option: Option, view: View, own: SeatView | undefined, tile: number | null): boolean {
  if (option.kind === "space") return isSpace(option.space ?? -1, view);
  if (option.kind === "assistant") return stands(option, view, own);
  if (option.kind === "slot") return slotCount(view, option.tile ?? tile) > (option.slot ?? 0);
  if (option.kind === "tile") return view.tiles.some(({ number }) => number === option.tile);
  if (option.kind === "flip") return shelved(own).has(option.card ?? -1);
  return true;
}

const isSpace = (space: number, view: View): boolean =>
  tileOf(space) === 0 || view.tiles.some(({ number }) => number === tileOf(space));

function stands(option: Option, view: View, own: SeatView | undefined): boolean {
  const space = option.space ?? -1;
  const sitting =
    tileOf(space) === 0
      ? [own?.home[space] ?? null]
      : (view.tiles.flatMap(({ spaces }) => spaces).find((each) => each.space === space)?.assistants ?? []);
  return sitting.some((each) => each !== null && (each.special !== null) === Boolean(option.special));
}

const slotCount = (view: View, tile: number | null): number =>
  view.tiles.find(({ number }) => number === tile)?.cards.length ?? 0;

const shelved = (own: SeatView | undefined): Set<number> =>
  new Set(own?.shelf.rows.flat().flatMap((cell) => (cell?.card == null ? [] : [cell.card])));

/** Return the options that name nothing drawn on the table. They need buttons, or nobody could choose them. */
export function trayOptions(decision: Decision | null, view: View | null): Option[] {
  if (!decision || !view) return [];
  const own = view.seats.find(({ seat }) => seat === decision.seat);
  return decision.actions.filter((option) => !drawn(option, view, own, decision.tile));
}
