import type { Decision, Option, View } from "../api/types";
import { tileOf } from "./choices";

export type Pane = "town" | "shelf" | "others";

/** The pane that holds most of what a decision offers; null leaves the reader where they are. */
export function paneFor(decision: Decision | null, view: View | null): Pane | null {
  if (!decision || !view) return null;
  const own = view.seats.find((seat) => seat.seat === decision.seat);
  const shelved = new Set(own?.shelf.rows.flat().map((cell) => cell?.card));
  const held = new Set<number | null | undefined>(own?.hand);
  for (const option of decision.actions) {
    if (option.kind === "cell" || option.kind === "flip") return "shelf";
    if (option.kind === "seat") return "others";
    if (option.kind === "tile" || option.kind === "slot") return "town";
    if (option.kind === "space" || option.kind === "assistant") return placesPane(decision.actions);
    if (option.kind === "library") return "town";
    if (option.kind === "card" && shelved.has(option.card)) return "shelf";
    // Whatever is neither held nor shelved lies in town: on a tile, on the desk, or in the pile that is searched.
    if (option.kind === "card" && !held.has(option.card)) return "town";
  }
  return null;
}

/** Home spaces are in the library, which is drawn beside the shelf; most of what there is to choose is in town. */
function placesPane(options: readonly Option[]): Pane {
  const spaces = options.flatMap(({ space }) => (typeof space === "number" ? [space] : []));
  return spaces.some((space) => tileOf(space) > 0) ? "town" : "shelf";
}
