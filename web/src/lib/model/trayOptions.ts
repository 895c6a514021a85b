import type { Decision, ActionOption, OptionOf, SeatView, SpaceView, View } from "../api/types";
import type { OffTable } from "./kinds";

/** Whether the thing that the option names is drawn on the table of the deciding seat. */
function drawn(option: ActionOption, view: View, own: SeatView | undefined, tile: number | null): boolean {
  switch (option.kind) {
    case "space":
      return option.home || townSpace(option, view) !== undefined;
    case "assistant":
      return stands(option, view, own);
    case "slot":
      return slotCount(view, tile) > option.slot;
    case "tile":
      return view.tiles.some(({ number }) => number === option.tile);
    case "flip":
      return shelved(own).has(option.card);
    case "card":
    case "cell":
    case "seat":
      return true;
    default:
      option satisfies OptionOf<OffTable>; // they have buttons already
      return true;
  }
}

type PlaceOption = OptionOf<"space" | "assistant">;

const named = (spaces: readonly SpaceView[], { space }: PlaceOption): SpaceView | undefined =>
  spaces.find((each) => each.space === space);

const townSpace = (option: PlaceOption, view: View): SpaceView | undefined =>
  named(
    view.tiles.flatMap(({ spaces }) => spaces),
    option,
  );

function stands(option: PlaceOption, view: View, own: SeatView | undefined): boolean {
  const space = option.home ? named(own?.home ?? [], option) : townSpace(option, view);
  return (space?.assistants ?? []).some(({ special }) => (special !== null) === option.special);
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
