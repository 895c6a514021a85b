import { INSTEAD, refusalOf, type Circumstances, type Refusal } from "../model/refusal";

/** How long the reason of a refusal covers the table; another click asks for it again. */
const REFUSED_MS = 6000;

/** Why clicks do nothing. */
export class Refusals {
  /** Why the last click did nothing; reset by the next snapshot. */
  shown = $state.raw<Refusal | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `now` returns the situation at the table. */
  constructor(private readonly now: () => Circumstances) {}

  /** Say why nothing happens. `spots` lead outwards from the element that was clicked or dropped on. */
  refuse(spots: string[], otherwise: Refusal | null = null): void {
    const refused = this.whyNot(spots) ?? otherwise;
    this.shown = refused;
    this.stop();
    this.#timer = setTimeout(() => this.shown === refused && (this.shown = null), REFUSED_MS);
  }

  /** Return why none of these things can be chosen, null if there is nothing to say; `spots` as for `refuse`. */
  whyNot(spots: string[]): Refusal | null {
    const refusals = spots.flatMap((spot) => refusalOf(spot, this.now()) ?? []);
    return refusals.find(({ id }) => id !== INSTEAD) ?? refusals[0] ?? null;
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
