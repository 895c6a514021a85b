import { ApiError } from "../api/refusals";
import { problemText } from "./problems";

/** A request that a form or a button sends, with its state, its error and the message about it. */
export class Asking {
  busy = $state(false);
  said = $state("");
  problem = $state<string | null>(null);
  /** The server's code of what went wrong; "" without one. */
  code = "";

  /** Send the request; if it succeeds, show that, or the message that `done` makes of the answer. Returns whether it
   * succeeded.
   */
  async send<Answer>(
    request: () => Promise<Answer>,
    done: string | ((answer: Answer) => string) = "",
  ): Promise<boolean> {
    this.busy = true;
    this.said = "";
    this.problem = null;
    this.code = "";
    try {
      const answer = await request();
      this.said = typeof done === "string" ? done : done(answer);
      return true;
    } catch (error) {
      this.problem = problemText(error);
      this.code = error instanceof ApiError ? error.code : "";
      return false;
    } finally {
      this.busy = false;
    }
  }
}
