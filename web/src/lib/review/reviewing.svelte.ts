import type { GameReview } from "../api/types";
import { problemText } from "../state/problems";

/** The review of one game, asked for once. */
export class Reviewing {
  review = $state.raw<GameReview | null>(null);
  problem = $state<string | null>(null);
  #asked = false;

  constructor(private readonly fetch: () => Promise<GameReview>) {}

  /** Ask for the review, if that hasn't been done or has failed. */
  async load(): Promise<void> {
    if (this.#asked) return;
    this.#asked = true;
    this.problem = null;
    try {
      this.review = await this.fetch();
    } catch (error) {
      this.problem = problemText(error);
      this.#asked = false;
    }
  }
}
