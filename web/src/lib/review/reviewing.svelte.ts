import type { GameReview } from "../api/types";
import { problemText } from "../state/problems";

/** The review of a game: the part known at once, and the rest while the panel is open. */
export class Reviewing {
  review = $state.raw<GameReview | null>(null);
  problem = $state<string | null>(null);
  #begun: Promise<void> | null = null;
  #wanted = false;
  #goesOn = false;

  /** `fetch` gets the review so far; with a number of reviewed actions, the server continues from there. */
  constructor(private readonly fetch: (after: number | null) => Promise<GameReview>) {}

  get isComplete(): boolean {
    return this.review !== null && this.review.seats.length > 0;
  }

  /** Get the part that is quickly computed: points and turning points. */
  begin(): Promise<void> {
    this.#begun ??= this.#ask(null);
    return this.#begun;
  }

  /** Continue until the review is complete or fails, or the panel is closed. */
  async load(): Promise<void> {
    this.#wanted = true;
    if (this.#goesOn) return;
    this.#goesOn = true;
    await this.begin();
    while (this.#wanted && !this.isComplete && !this.problem) await this.#ask(this.review?.looked_at ?? 0);
    this.#goesOn = false;
  }

  /** Try again after a failure. */
  again(): void {
    this.problem = null;
    this.#begun = null;
    void (this.#wanted ? this.load() : this.begin());
  }

  /** Stop, because the panel has been closed. */
  leave(): void {
    this.#wanted = false;
  }

  async #ask(after: number | null): Promise<void> {
    try {
      const answer = await this.fetch(after);
      // Another process of the server may have reviewed less.
      if (answer.looked_at >= (this.review?.looked_at ?? 0)) this.review = answer;
    } catch (error) {
      this.problem = problemText(error);
    }
  }
}
