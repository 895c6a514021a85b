import type { Beat, CountedLine, Entry } from "./beats";

/** A column of the form while it is being filled in. */
export interface Standing {
  seat: number;
  lines: ReadonlyMap<CountedLine, number>;
  sum: number;
  /** The place; null until the end. */
  rank: number | null;
  won: boolean;
}

/** What the inspector is doing. */
export type Doing = "walking" | "looking" | "doubting" | "stamping" | "writing" | "standing";

/** The scene after some beats of the inspection. */
export interface Scene {
  /** The seat whose shelf is inspected; null once the form is filled in. */
  seat: number | null;
  /** The card that the inspector is looking at. */
  card: number | null;
  doing: Doing;
  /** Whether the hall is still: the first card of a shelf is about to be flipped. */
  hush: boolean;
  /** The cards that the inspector flips or has flipped, each with the last card in order before it. */
  reasons: ReadonlyMap<number, number>;
  /** Cards of this shelf that the inspector has looked at. */
  looked: number;
  /** Cards that the inspector has flipped, on all shelves. */
  turned: ReadonlySet<number>;
  /** The cards flipped on this shelf. */
  turnedHere: number;
  line: CountedLine | null;
  /** The columns in the order of the seats, whatever their sums. */
  standings: readonly Standing[];
  /** Whether the winners' last books are being added to their stacks. */
  overtaking: boolean;
  over: boolean;
}

class Draft {
  seat: number | null = null;
  card: number | null = null;
  doing: Doing = "walking";
  hush = false;
  readonly reasons = new Map<number, number>();
  looked = 0;
  turnedHere = 0;
  line: CountedLine | null = null;
  overtaking = false;
  readonly turned = new Set<number>();
  readonly lines = new Map<number, Map<CountedLine, number>>();
  readonly ranks = new Map<number, { rank: number; won: boolean }>();

  add(beat: Beat): void {
    this.hush = beat.kind === "card" && beat.hush;
    switch (beat.kind) {
      case "shelf":
        this.seat = beat.seat;
        this.looked = this.turnedHere = 0;
        this.doing = "walking";
        break;
      case "card":
        this.card = beat.card;
        this.looked += 1;
        if (beat.before !== null) this.reasons.set(beat.card, beat.before);
        this.doing = beat.fate === "turned" ? "doubting" : "walking";
        break;
      case "stamp":
        this.turned.add(beat.card);
        this.turnedHere += 1;
        this.doing = "stamping";
        break;
      case "counted":
        this.card = null;
        this.doing = "standing";
        break;
      case "line":
        this.seat = null;
        this.line = beat.line;
        this.doing = "writing";
        break;
      case "entry":
        this.#put(beat);
        break;
      case "breath":
        this.doing = "looking";
        break;
      case "overtaking":
        this.overtaking = true;
        this.doing = "doubting";
        beat.entries.forEach((entry) => this.#put(entry));
        break;
      case "places":
        this.line = null;
        this.doing = "standing";
        for (const place of beat.places) this.ranks.set(place.seat, place);
    }
  }

  #put({ line, seat, points }: Entry): void {
    const lines = this.lines.get(seat)!;
    lines.set(line, (lines.get(line) ?? 0) + points);
  }

  standings(): Standing[] {
    return [...this.lines].map(([seat, lines]) => ({
      seat,
      lines,
      sum: [...lines.values()].reduce((sum, points) => sum + points, 0),
      rank: this.ranks.get(seat)?.rank ?? null,
      won: this.ranks.get(seat)?.won ?? false,
    }));
  }
}

/** Return the scene after the first `count` beats. */
export function sceneAt(beats: readonly Beat[], count: number): Scene {
  const draft = new Draft();
  for (const beat of beats) if (beat.kind === "entry") draft.lines.set(beat.seat, new Map());
  for (const beat of beats.slice(0, count)) draft.add(beat);
  return { ...draft, standings: draft.standings(), over: count >= beats.length };
}
