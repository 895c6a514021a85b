import type { Decision, Option } from "../api/types";
import { Choices, type Piece, type SpaceOptions } from "../model/choices";

/** A card, an assistant that stands somewhere, or an assistant that waits to be placed. */
export interface Load {
  /** The name of its place on the table, see `motion/spots.ts`. */
  spot: string;
  card: number | null;
  piece: Piece | null;
  /** The action that chooses the thing itself, if one must be taken before its place is chosen. */
  first: Option | null;
}

/** A space that was chosen before the assistant: which one goes there? */
export interface Question {
  options: SpaceOptions;
  /** The element of the space; it gets the focus back if there is no answer. */
  asker: Element;
}

/** What the reader has picked up, by a click or by dragging it, and has not put anywhere yet. */
export class Held {
  load = $state.raw<Load | null>(null);
  /** Whether it goes with the pointer. */
  dragged = $state(false);
  /** The decision that is open once the thing itself is chosen; null while that is not known. */
  next = $state.raw<Decision | null>(null);
  question = $state.raw<Question | null>(null);
  /** Where it may be put down; null unless it is dragged. */
  readonly choices = $derived(this.dragged && this.next ? new Choices(this.next) : null);
  /** The assistant picked up before its space was chosen. */
  readonly piece = $derived(this.load && !this.load.first ? this.load.piece : null);

  /** Pick up an assistant that waits to be placed, or put it back. */
  toggle(piece: Piece): void {
    const load = { spot: `piece:${piece}`, card: null, piece, first: null };
    this.load = this.piece === piece ? null : load;
  }

  lift(load: Load): void {
    this.load = load;
    this.dragged = true;
    this.next = null;
  }

  /** Forget what is picked up; an open question stays. */
  drop(): void {
    this.load = this.next = null;
    this.dragged = false;
  }
}
