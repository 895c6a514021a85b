import type { Decision, ActionOption } from "../api/types";
import { Choices, type Piece, type SpaceOptions } from "../model/choices";

/** What can be held: a card, an assistant on the board, or an assistant that is still to be placed. */
export interface HeldThing {
  /** The spot it was taken from, see `motion/spots.ts`. */
  spot: string;
  card: number | null;
  piece: Piece | null;
  /** The action that selects the thing itself, if that comes before choosing where it goes. */
  first: ActionOption | null;
}

/** A space that was clicked before any assistant was picked up: which assistant goes there? */
export interface Question {
  options: SpaceOptions;
  /** The element of the space; it gets the focus back if the question is cancelled. */
  anchor: Element;
}

/** What the reader has picked up, by a click or by dragging, and has not put down yet. */
export class Held {
  thing = $state.raw<HeldThing | null>(null);
  /** Whether it follows the pointer. */
  dragged = $state(false);
  /** The decision that follows once the thing itself is selected; null until the server has answered. For a card that
   * an assistant could shelve, it also has the options of the decision now. */
  next = $state.raw<Decision | null>(null);
  /** Whether it was dropped and the answer isn't shown yet. */
  landing = $state(false);
  question = $state.raw<Question | null>(null);
  /** Where it can be put down, if that isn't what the decision asks anyway. */
  readonly choices = $derived(this.next && new Choices(this.next));
  /** The assistant that was picked up before its space was chosen. */
  readonly piece = $derived(this.thing && !this.thing.first ? this.thing.piece : null);

  /** Pick up an assistant for placement, or put it back if it is already held. */
  toggle(piece: Piece): void {
    const thing = { spot: `piece:${piece}`, card: null, piece, first: null };
    this.thing = this.piece === piece ? null : thing;
  }

  lift(thing: HeldThing): void {
    this.thing = thing;
    this.dragged = true;
    this.next = null;
  }

  /** Let go of the held thing. An open question stays. */
  drop(): void {
    this.thing = this.next = null;
    this.dragged = false;
  }
}
