import type { CellView, ShelfView } from "../api/types";

/** Who would turn a card, and the card that would stay and with which it is out of order, if there is one. */
export interface Turn {
  by: NonNullable<CellView["turned"]>;
  against: number | null;
}

/** Return the cards that would be turned: the inspector's stand after a greater card, their owner's before a lesser one. */
export function turnsOn(shelf: ShelfView): Map<number, Turn> {
  const cards = shelf.rows
    .flat()
    .flatMap((cell) => (cell?.card == null || cell.face_down ? [] : [{ card: cell.card, by: cell.turned }]));
  const found = new Map<number, Turn>();
  cards.forEach(({ card, by }, place) => {
    if (!by) return;
    const stays = (other: (typeof cards)[number]): boolean => other.by === null;
    const against =
      by === "inspector"
        ? cards.slice(0, place).findLast(stays)
        : cards.slice(place).find((other) => stays(other) && other.card < card);
    found.set(card, { by, against: against?.card ?? null });
  });
  return found;
}
