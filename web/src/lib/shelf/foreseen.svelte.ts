import type { ShelfView } from "../api/types";
import { arrowsOf, shifted } from "../model/shift";
import { shelfGhosts } from "../preview/ghosts";
import { previews } from "../preview/previews.svelte";
import type { TableSession } from "../session/session.svelte";

/** A shelf as a shift that has begun there changes it, and as the option under the pointer would. */
export class Foreseen {
  readonly #session: TableSession;
  readonly #standing: () => ShelfView;
  readonly #seat: () => number | null;

  constructor(session: TableSession, standing: () => ShelfView, seat: () => number | null) {
    [this.#session, this.#standing, this.#seat] = [session, standing, seat];
  }

  /** The decision, if it is asked of the seat whose shelf this is. */
  readonly #asked = $derived.by(() => {
    const { decision } = this.#session;
    return decision?.seat === this.#seat() ? decision : null;
  });
  readonly arrows = $derived.by(() => arrowsOf(this.#asked));
  readonly shift = $derived(this.#asked?.shift ?? null);

  /** The shelf as it is drawn: while a gap is chosen, the cards are where they go. */
  readonly shelf = $derived.by(() => {
    const standing = this.#standing();
    return this.shift && this.#asked?.kind === "cell" ? shifted(standing, this.shift) : standing;
  });

  readonly #preview = $derived(previews.shown?.preview ?? null);
  /** The shift that would go on. */
  readonly #next = $derived(this.#asked && this.#preview?.decision?.shift);

  /** What the option would change. */
  readonly ghosts = $derived.by(() => {
    const view = this.#preview?.ahead?.view ?? this.#preview?.view;
    const after = view?.seats.find(({ seat }) => seat === this.#seat())?.shelf;
    return after ? shelfGhosts(this.shelf, this.#next ? shifted(after, this.#next) : after) : null;
  });

  /** The cards that can be shifted in the direction of the arrow under the pointer. */
  readonly movable = $derived.by((): ReadonlySet<number> => {
    const options = this.#next?.cards.length === 0 ? this.#preview!.decision!.actions : [];
    return new Set(options.flatMap((option) => (option.kind === "card" ? [option.card] : [])));
  });
}
