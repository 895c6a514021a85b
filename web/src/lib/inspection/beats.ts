import type { FormView, SeatView } from "../api/types";
import { columnsOf, LIBRARY, type Line } from "../model/form";

/** A seat whose shelf is inspected. */
export type InspectedSeat = Pick<SeatView, "seat" | "library" | "shelf">;

/** What the inspector does with a card: leave it, pass over it if it is face down, or flip it. */
export type Fate = "stands" | "down" | "turned";

export interface InspectedCard {
  card: number;
  fate: Fate;
  /** For a card that is flipped: the last card in order before it, else null. */
  before: number | null;
}

/** A line of the form that is counted; the total follows from them. */
export type CountedLine = Exclude<Line, "total">;

export const COUNTED: readonly CountedLine[] = ["b1", "b2", "b3", "b4", "b5"];

/** The final result of a column of the form. */
export interface Ranked {
  seat: number;
  rank: number;
  points: number;
  won: boolean;
}

/** Points that are added to a column's stack. */
export interface Entry {
  line: CountedLine;
  seat: number;
  points: number;
}

/** One moment of the inspection. `seat` may be the Public Library's column. */
export type Beat =
  | { kind: "shelf"; seat: number }
  /** The first card of a shelf that is flipped is looked at in a hush. */
  | ({ kind: "card"; seat: number; hush: boolean } & InspectedCard)
  | { kind: "stamp"; card: number }
  | { kind: "counted"; seat: number; cards: number; turned: number[] }
  | { kind: "line"; line: CountedLine }
  | ({ kind: "entry" } & Entry)
  | { kind: "line-over"; line: CountedLine }
  | { kind: "breath" }
  | { kind: "overtaking"; entries: Entry[] }
  | { kind: "places"; places: Ranked[] };

/** The beats to which a click skips: the next shelf, the next line, the decision, the end. */
const CHAPTERS: ReadonlySet<Beat["kind"]> = new Set(["shelf", "line", "breath", "places"]);

/** Return the index of the next chapter's first moment when `count` have passed; the number of beats after the last. */
export function nextChapter(beats: readonly Beat[], count: number): number {
  const next = beats.findIndex(({ kind }, index) => index >= count && CHAPTERS.has(kind));
  return next < 0 ? beats.length : next;
}

/** Return the cards of an inspected shelf in the inspector's order: row by row, from left to right. */
export function cardsOf({ shelf }: InspectedSeat, turned: readonly number[]): InspectedCard[] {
  let last: number | null = null;
  return shelf.rows.flat().flatMap((cell): InspectedCard[] => {
    if (cell?.card == null) return [];
    const { card } = cell;
    if (turned.includes(card)) return [{ card, fate: "turned", before: last }];
    if (!cell.face_down) last = card;
    return [{ card, fate: cell.face_down ? "down" : "stands", before: null }];
  });
}

function shelfBeats(view: InspectedSeat, turned: readonly number[]): Beat[] {
  const { seat } = view;
  const cards = cardsOf(view, turned);
  const first = cards.find(({ fate }) => fate === "turned");
  return [
    { kind: "shelf", seat },
    ...cards.flatMap((each): Beat[] => [
      { kind: "card", seat, hush: each === first, ...each },
      ...(each.fate === "turned" ? [{ kind: "stamp", card: each.card } as const] : []),
    ]),
    { kind: "counted", seat, cards: cards.length, turned: turnedOf(cards) },
  ];
}

const turnedOf = (cards: readonly InspectedCard[]): number[] =>
  cards.filter(({ fate }) => fate === "turned").map(({ card }) => card);

/** Return the columns of the form in the order of the seats, the Public Library's last. */
function columns(result: FormView): FormView["seats"] {
  return [...columnsOf(result, "")].sort(
    (a, b) => Number(a.seat === LIBRARY) - Number(b.seat === LIBRARY) || a.seat - b.seat,
  );
}

/** Return the points of each column on a line. */
function entriesOf(result: FormView, line: CountedLine): Entry[] {
  // The Public Library has no shelf, so no stability.
  const counted = columns(result).filter(({ seat }) => line !== "b1" || seat !== LIBRARY);
  return counted.map((column) => ({ line, seat: column.seat, points: column[line] }));
}

const lineBeats = (result: FormView, line: CountedLine): Beat[] => [
  { kind: "line", line },
  ...entriesOf(result, line).map((entry): Beat => ({ kind: "entry", ...entry })),
  { kind: "line-over", line },
];

/** Return the columns' places, from the last place to the winners. */
function placesOf(result: FormView): Ranked[] {
  const all = columns(result).map(({ seat, rank, total }) => {
    const won = seat === LIBRARY ? result.winners.length === 0 : result.winners.includes(seat);
    // In solo the seat has the first rank even if it loses.
    const place = result.library ? (won ? 1 : 2) : rank;
    return { seat, rank: place, points: total, won };
  });
  return all.sort((a, b) => b.rank - a.rank || Number(a.won) - Number(b.won) || b.seat - a.seat);
}

/** Return the points of the last line by which a winner passes the best of the others; 0 for losers. */
function heldBack({ seat, points }: Entry, places: readonly Ranked[]): number {
  const place = places.find((each) => each.seat === seat);
  if (!place?.won) return 0;
  const others = places.filter(({ won }) => !won).map((each) => each.points);
  const ahead = place.points - Math.max(...others, -Infinity);
  return Math.max(0, Math.min(points, Number.isFinite(ahead) ? ahead + 1 : 1));
}

/** Return the beats of the last line: it counts for all at once, but the winners' last books come after a pause. */
function decisionBeats(result: FormView, line: CountedLine): Beat[] {
  const places = placesOf(result);
  const entries = entriesOf(result, line);
  const held = entries.map((entry) => ({ ...entry, points: heldBack(entry, places) }));
  const first = entries.map((entry, index) => ({ ...entry, points: entry.points - held[index]!.points }));
  return [
    { kind: "line", line },
    ...first.map((entry): Beat => ({ kind: "entry", ...entry })),
    { kind: "breath" },
    { kind: "overtaking", entries: held.filter(({ points }) => points > 0) },
    { kind: "line-over", line },
    { kind: "places", places },
  ];
}

/** Return the events of the inspection in order. */
export function beatsOf(result: FormView, seats: readonly InspectedSeat[]): Beat[] {
  const turned = new Map(result.seats.map((each) => [each.seat, each.turned]));
  return [
    ...seats.flatMap((seat) => shelfBeats(seat, turned.get(seat.seat) ?? [])),
    ...COUNTED.slice(0, -1).flatMap((line) => lineBeats(result, line)),
    ...decisionBeats(result, COUNTED.at(-1)!),
  ];
}
