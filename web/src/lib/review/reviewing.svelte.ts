import type { GameReview } from "../api/types";
import { problemText } from "../state/problems";

/** The review of one game: what is known of it at once, and the rest while somebody looks at it. */
export class Reviewing {
  review = $state.raw<GameReview | null>(null);
  problem = $state<string | null>(null);
  #begun: Promise<void> | null = null;
  #wanted = false;
  #goesOn = false;

  /** `fetch` gets the review as far as it has come; with a number of actions looked at, it goes on from there. */
  constructor(private readonly fetch: (after: number | null) => Promise<GameReview>) {}

  get isComplete(): boolean {
    return this.review !== null && this.review.seats.length > 0;
  }

  /** Get what is known without any long work: the points and the turning points. */
  begin(): Promise<void> {
    this.#begun ??= this.#ask(null);
    return this.#begun;
  }

  /** Go on until the review is complete, it fails, or nobody looks at it any more. */
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

  /** Don't go on: the panel has been closed. */
  leave(): void {
    this.#wanted = false;
  }

  async #ask(after: number | null): Promise<void> {
    try {
      const answer = await this.fetch(after);
      // Another process of the server may know less.
      if (answer.looked_at >= (this.review?.looked_at ?? 0)) this.review = answer;
    } catch (error) {
      this.problem = problemText(error);
    }
  }
}
