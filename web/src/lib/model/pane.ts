import type { Decision, ActionOption, View } from "../api/types";
import { KINDS } from "./kinds";
import { crowd } from "./tray";

export type Pane = "town" | "shelf" | "others";

/** Return the pane that shows the subject of a decision, or null to stay on the current one. */
export function paneFor(decision: Decision | null, view: View | null): Pane | null {
  if (!decision || !view) return null;
  if (decision.on_shelf) return "shelf";
  const own = view.seats.find((seat) => seat.seat === decision.seat);
  const shelved = new Set(own?.shelf.rows.flat().map((cell) => cell?.card));
  // The tile that the question is about has its cards on the reading desk, too.
  const elsewhere = view.tiles.filter(({ number }) => number !== decision.tile);
  const onTiles = new Set<number | null | undefined>(elsewhere.flatMap(({ cards }) => cards));
  const held = new Set<number | null | undefined>(own?.hand);
  for (const option of decision.actions) {
    const { pane } = KINDS[option.kind];
    if (pane === "place") return placesPane(decision.actions);
    if (pane !== null && pane !== "card") return pane;
    if (option.kind !== "card") continue;
    if (shelved.has(option.card)) return "shelf";
    if (onTiles.has(option.card)) return "town";
    // Any other card that is not in hand lies on the reading desk, which is beside the shelf, unless they are too many.
    if (!held.has(option.card))
      return crowd(view, decision, decision.seat, true).length > 0 ? "town" : "shelf";
  }
  return null;
}

/** Home spaces are drawn beside the shelf, all others in town. Town wins if there are both. */
function placesPane(options: readonly ActionOption[]): Pane {
  return options.some((option) => "home" in option && !option.home) ? "town" : "shelf";
}
