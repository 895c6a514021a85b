import type { FullSnapshot } from "../api/types";
import { changesBetween } from "../motion/moves";
import type { Sound } from "../state/sounds";

/** Return the sound for the change from one snapshot to the next: your turn, or a card. */
export function heardOf(before: FullSnapshot | null, after: FullSnapshot | null): Sound | null {
  if (!before?.view || !after?.view || before.you !== after.you || before.number === after.number)
    return null;
  if (after.decision && !before.decision) return "turn";
  const { moves } = changesBetween(before.view, after.view);
  return moves.some(({ thing }) => thing === "card") ? "card" : null;
}
