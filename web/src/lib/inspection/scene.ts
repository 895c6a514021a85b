import type { Beat, CountedLine } from "./beats";

/** A column of the form while it is being filled in. */
export interface Standing {
  seat: number;
  lines: ReadonlyMap<CountedLine, number>;
  sum: number;
  /** The place so far: one more than the number of columns with a higher sum. */
  place: number;
  /** The final place, once it is announced. */
  rank: number | null;
  won: boolean;
}

/** What is to be seen after some beats of the inspection. */
export interface Scene {
  /** The seat whose shelf is inspected; null once the form is filled in. */
  seat: number | null;
  /** The card that the inspector is looking at. */
  card: number | null;
  /** Cards of this shelf that the inspector has looked at. */
  looked: number;
  /** Cards that the inspector has turned, on all shelves. */
  turned: ReadonlySet<number>;
  /** The cards turned on this shelf alone. */
  turnedHere: number;
  line: CountedLine | null;
  /** The columns, the best first. */
  standings: readonly Standing[];
  over: boolean;
}

class Draft {
  seat: number | null = null;
  card: number | null = null;
  looked = 0;
  turnedHere = 0;
  line: CountedLine | null = null;
  readonly turned = new Set<number>();
  readonly lines = new Map<number, Map<CountedLine, number>>();
  readonly ranks = new Map<number, { rank: number; won: boolean }>();

  add(beat: Beat): void {
    if (beat.kind === "shelf") {
      this.seat = beat.seat;
      this.looked = this.turnedHere = 0;
    } else if (beat.kind === "card") {
      this.#look(beat);
    } else if (beat.kind === "counted") {
      this.card = null;
    } else if (beat.kind === "line") {
      this.seat = null;
      this.line = beat.line;
    } else if (beat.kind === "entry") {
      this.lines.get(beat.seat)!.set(beat.line, beat.points);
    } else if (beat.kind === "place") {
      this.line = null;
      this.ranks.set(beat.seat, beat);
    }
  }

  #look({ card, fate }: Beat & { kind: "card" }): void {
    this.card = card;
    this.looked += 1;
    if (fate !== "turned") return;
    this.turned.add(card);
    this.turnedHere += 1;
  }

  standings(): Standing[] {
    const sums = [...this.lines].map(([seat, lines]) => ({
      seat,
      lines,
      sum: [...lines.values()].reduce((sum, points) => sum + points, 0),
    }));
    const all = sums.map((each) => ({
      ...each,
      place: 1 + sums.filter(({ sum }) => sum > each.sum).length,
      rank: this.ranks.get(each.seat)?.rank ?? null,
      won: this.ranks.get(each.seat)?.won ?? false,
    }));
    // Those whose place is announced stand below all others, because the last one is announced first.
    return all.sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0) || a.place - b.place);
  }
}

/** Return what is to be seen when the first `count` beats have passed. */
export function sceneAt(beats: readonly Beat[], count: number): Scene {
  const draft = new Draft();
  for (const beat of beats) if (beat.kind === "entry") draft.lines.set(beat.seat, new Map());
  for (const beat of beats.slice(0, count)) draft.add(beat);
  const { seat, card, looked, turned, turnedHere, line } = draft;
  const over = count >= beats.length;
  return { seat, card, looked, turned, turnedHere, line, standings: draft.standings(), over };
}
