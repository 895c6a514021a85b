import type { Decision, View } from "../api/types";
import { cardOf } from "./points";

/** Where a card lies, as a seat that decides sees it. */
export type CardPlace = "hand" | "shelf" | "tile" | "desk" | "discard" | "elsewhere";

/** Return where the card lies. */
export function cardPlace(card: number, seat: number, view: View): CardPlace {
  const own = view.seats.find((each) => each.seat === seat);
  if (own?.hand.includes(card)) return "hand";
  if (own?.shelf.rows.flat().some((cell) => cell?.card === card)) return "shelf";
  if (view.tiles.some(({ cards }) => cards.includes(card))) return "tile";
  if (view.aside.includes(card)) return "desk";
  if (view.discard.top === card || view.discard.pile?.includes(card)) return "discard";
  return "elsewhere";
}

/** Return the places of all cards that may be chosen, each once, in the order of the places above. */
export function offeredPlaces({ actions, seat }: Decision, view: View): CardPlace[] {
  const found = new Set(
    actions.flatMap((option) => {
      const card = cardOf(option);
      return card === null ? [] : [cardPlace(card, seat, view)];
    }),
  );
  return (["hand", "shelf", "tile", "desk", "discard", "elsewhere"] as const).filter((place) =>
    found.has(place),
  );
}
