import type { Decision, Option, View } from "../api/types";
import { tileOf } from "./choices";

export type Pane = "town" | "shelf" | "others";

/** The pane that holds most of what a decision offers; null leaves the reader where they are. */
export function paneFor(decision: Decision | null, view: View | null): Pane | null {
  if (!decision || !view) return null;
  const own = view.seats.find((seat) => seat.seat === decision.seat);
  const shelved = new Set(own?.shelf.rows.flat().map((cell) => cell?.card));
  const lying = new Set([...view.aside, ...view.tiles.flatMap((tile) => tile.cards)]);
  for (const option of decision.actions) {
    if (option.kind === "cell" || option.kind === "flip") return "shelf";
    if (option.kind === "seat") return "others";
    if (option.kind === "tile" || option.kind === "slot") return "town";
    if (option.kind === "space" || option.kind === "assistant") return placesPane(decision.actions);
    if (option.kind === "library") return "town";
    if (option.kind === "card" && shelved.has(option.card)) return "shelf";
    if (option.kind === "card" && lying.has(option.card ?? null)) return "town";
  }
  return null;
}

/** Home spaces are in the library, which is drawn beside the shelf; most of what there is to choose is in town. */
function placesPane(options: readonly Option[]): Pane {
  const spaces = options.flatMap(({ space }) => (typeof space === "number" ? [space] : []));
  return spaces.some((space) => tileOf(space) > 0) ? "town" : "shelf";
}
