import type { Decision, ActionOption, SeatView, SpaceView, View } from "../api/types";

/** Whether the thing that the option names is drawn on the table of the deciding seat. */
function drawn(option: ActionOption, view: View, own: SeatView | undefined, tile: number | null): boolean {
  if (option.kind === "space") return option.home === true || townSpace(option, view) !== undefined;
  if (option.kind === "assistant") return stands(option, view, own);
  if (option.kind === "slot") return slotCount(view, option.tile ?? tile) > (option.slot ?? 0);
  if (option.kind === "tile") return view.tiles.some(({ number }) => number === option.tile);
  if (option.kind === "flip") return shelved(own).has(option.card ?? -1);
  return true;
}

const named = (spaces: readonly SpaceView[], { space }: ActionOption): SpaceView | undefined =>
  spaces.find((each) => each.space === space);

const townSpace = (option: ActionOption, view: View): SpaceView | undefined =>
  named(
    view.tiles.flatMap(({ spaces }) => spaces),
    option,
  );

function stands(option: ActionOption, view: View, own: SeatView | undefined): boolean {
  const space = option.home ? named(own?.home ?? [], option) : townSpace(option, view);
  return (space?.assistants ?? []).some(({ special }) => (special !== null) === Boolean(option.special));
}

const slotCount = (view: View, tile: number | null): number =>
  view.tiles.find(({ number }) => number === tile)?.cards.length ?? 0;

const shelved = (own: SeatView | undefined): Set<number> =>
  new Set(own?.shelf.rows.flat().flatMap((cell) => (cell?.card == null ? [] : [cell.card])));

/** Return the options that name nothing drawn on the table. They need buttons. */
export function trayOptions(decision: Decision | null, view: View | null): ActionOption[] {
  if (!decision || !view) return [];
  const own = view.seats.find(({ seat }) => seat === decision.seat);
  return decision.actions.filter((option) => !drawn(option, view, own, decision.tile));
}
