// Which card on the reader's shelf makes the next round the last.
import type { SeatView, View } from "../api/types";

interface Asking {
  own: SeatView | undefined;
  decision: { kind: string; focus_card: number | null } | null;
  shown: { view: View | null } | null;
}

/** Return the number of cards on the reader's shelf if it is enough for the final round once the asked card stands there. */
export function endingCount({ own, decision, shown }: Asking): number | null {
  const card = decision?.kind === "cell" ? decision.focus_card : null;
  const stands = own?.shelf.rows.flat().some((cell) => cell?.card === card);
  return card === null || !own || stands ? null : endingFrom(shown?.view, own, own.final_cards + 1);
}

/** Return the count of cards that a shelf gets if it triggers the final round, which nothing has triggered yet. */
export function endingFrom(view: View | null | undefined, before: SeatView, count: number): number | null {
  if (!view || view.solo || view.final_round) return null;
  const isFull = view.seats.some(({ final_cards }) => final_cards >= view.trigger);
  return !isFull && before.final_cards < view.trigger && count >= view.trigger ? count : null;
}
