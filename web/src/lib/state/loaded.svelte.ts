import { reach } from "../api/reach.svelte";
import { texts } from "../i18n";
import { problemText } from "./problems";

/** An answer of the server, which is asked again when it can be reached again, in another language, and when something
 * changes on which the question depends. Make it while a component is initialized.
 */
export class Loaded<Answer> {
  answer = $state.raw<Answer | null>(null);
  problem = $state<string | null>(null);

  constructor(
    private readonly ask: () => Promise<Answer>,
    private readonly problemOf: (error: unknown) => string = problemText,
  ) {
    $effect(() => {
      void [reach.returns, texts.language];
      void this.load();
    });
  }

  async load(): Promise<void> {
    try {
      this.answer = await this.ask();
      this.problem = null;
    } catch (error) {
      this.problem = this.problemOf(error);
    }
  }
}
