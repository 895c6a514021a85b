import type { Result, SeatView } from "../api/types";
import { columnsOf, LIBRARY, type Line } from "../model/form";

/** What the inspector does with a card: let it stand, pass by one that lies face down already, or turn it. */
export type Fate = "stands" | "down" | "turned";

export interface InspectedCard {
  card: number;
  fate: Fate;
}

/** A line of the form that is counted; the total follows from them. */
export type CountedLine = Exclude<Line, "total">;

export const COUNTED: readonly CountedLine[] = ["b1", "b2", "b3", "b4", "b5"];

/** One moment of the inspection. `seat` may be the Public Library's column. */
export type Beat =
  | { kind: "shelf"; seat: number }
  | { kind: "card"; seat: number; card: number; fate: Fate }
  | { kind: "counted"; seat: number; cards: number; turned: number[] }
  | { kind: "line"; line: CountedLine }
  | { kind: "entry"; line: CountedLine; seat: number; points: number }
  | { kind: "line-over"; line: CountedLine }
  | { kind: "place"; seat: number; rank: number; points: number; won: boolean };

/** Return the cards of an inspected shelf in the inspector's order: row by row, from left to right. */
export function cardsOf({ shelf }: SeatView, turned: readonly number[]): InspectedCard[] {
  return shelf.rows.flat().flatMap((cell) => {
    if (cell?.card == null) return [];
    const fate = turned.includes(cell.card) ? "turned" : cell.face_down ? "down" : "stands";
    return [{ card: cell.card, fate } as const];
  });
}

function shelfBeats(view: SeatView, turned: readonly number[]): Beat[] {
  const { seat } = view;
  const cards = cardsOf(view, turned);
  return [
    { kind: "shelf", seat },
    ...cards.map(({ card, fate }): Beat => ({ kind: "card", seat, card, fate })),
    { kind: "counted", seat, cards: cards.length, turned: turnedOf(cards) },
  ];
}

const turnedOf = (cards: readonly InspectedCard[]): number[] =>
  cards.filter(({ fate }) => fate === "turned").map(({ card }) => card);

/** Return the columns of the form in the order of the seats, the Public Library's last. */
function columns(result: Result): Result["seats"] {
  return [...columnsOf(result, "")].sort(
    (a, b) => Number(a.seat === LIBRARY) - Number(b.seat === LIBRARY) || a.seat - b.seat,
  );
}

function lineBeats(result: Result, line: CountedLine): Beat[] {
  // The Public Library has no shelf to be stable.
  const counted = columns(result).filter(({ seat }) => line !== "b1" || seat !== LIBRARY);
  return [
    { kind: "line", line },
    ...counted.map((column): Beat => ({ kind: "entry", line, seat: column.seat, points: column[line] })),
    { kind: "line-over", line },
  ];
}

/** Return the places, the last one first and the winners at the end. */
function placeBeats(result: Result): Beat[] {
  const all = columns(result).map(({ seat, rank, total }) => {
    const won = seat === LIBRARY ? result.winners.length === 0 : result.winners.includes(seat);
    // In solo the seat has the first rank even if it loses.
    const place = result.library ? (won ? 1 : 2) : rank;
    return { kind: "place", seat, rank: place, points: total, won } as const;
  });
  return all.sort((a, b) => b.rank - a.rank || Number(a.won) - Number(b.won) || b.seat - a.seat);
}

/** Return all that happens at the inspection, in order. */
export function beatsOf(result: Result, seats: readonly SeatView[]): Beat[] {
  const turned = new Map(result.seats.map((each) => [each.seat, each.turned]));
  return [
    ...seats.flatMap((seat) => shelfBeats(seat, turned.get(seat.seat) ?? [])),
    ...COUNTED.flatMap((line) => lineBeats(result, line)),
    ...placeBeats(result),
  ];
}
