import type { SpaceOptions } from "../model/choices";
import type { TableSession } from "../state/session.svelte";

interface Question {
  options: SpaceOptions;
  anchor: DOMRect;
}

/** Placing an assistant: picked up first or not, and the question which one when both may go. */
class Placer {
  question = $state.raw<Question | null>(null);
  #asker: Element | null = null;

  /** Only what the assistant picked up can do; everything when none is. */
  narrowed(session: TableSession, options: SpaceOptions | undefined): SpaceOptions | undefined {
    if (!options || !session.picked) return options;
    if (!session.own?.library) return options;
    const option = options[session.picked];
    return option && { [session.picked]: option };
  }

  place(session: TableSession, options: SpaceOptions, element: Element): void {
    const { standard, special } = options;
    if (standard && special && session.own?.library) {
      this.question = { options, anchor: element.getBoundingClientRect() };
      this.#asker = element;
      return;
    }
    const option = standard ?? special;
    if (option) void session.act(option);
  }

  /** Without an answer: back to where the question came from. */
  giveUp(): void {
    if (!this.question) return;
    this.close();
    if (this.#asker instanceof HTMLElement) this.#asker.focus();
  }

  close(): void {
    this.question = null;
  }
}

export const placer = new Placer();
