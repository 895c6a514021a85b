import type { FullSnapshot } from "../api/types";
import { changesBetween } from "../motion/moves";
import type { Sound } from "../state/sounds";

/** Return the sound for the change from one snapshot to the next: your turn, a card, or an assistant. */
export function heardOf(before: FullSnapshot | null, after: FullSnapshot | null): Sound | null {
  if (!before?.view || !after?.view || before.you !== after.you || before.number === after.number)
    return null;
  if (after.decision && !before.decision) return "turn";
  const { moves } = changesBetween(before.view, after.view);
  return (["card", "pawn"] as const).find((sound) => moves.some(({ thing }) => thing === sound)) ?? null;
}
