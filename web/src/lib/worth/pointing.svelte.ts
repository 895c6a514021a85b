import type { Attachment } from "svelte/attachments";
import { listenTo } from "../dom/listeners";
import type { ChangedLine } from "./worth";

/** The line of the form whose cards are outlined on the shelf: the one pointed at or focused, else the one clicked. */
class Pointing {
  #passing = $state<ChangedLine | null>(null);
  #kept = $state<ChangedLine | null>(null);

  get line(): ChangedLine | null {
    return this.#passing ?? this.#kept;
  }

  /** Outline nothing more. */
  end(): void {
    this.#passing = this.#kept = null;
  }

  /** Return an attachment for the line; a second click ends what the first began. */
  for(line: ChangedLine): Attachment<HTMLElement> {
    return (element) => {
      const begin = (): void => void (this.#passing = line);
      const leave = (): void => void (this.#passing = null);
      return listenTo(element, {
        pointerenter: ({ pointerType }) => pointerType === "mouse" && begin(),
        pointerleave: leave,
        focusin: ({ target }) => (target as Element).matches(":focus-visible") && begin(),
        // Deferred: removing a focused button fires this while Svelte is still updating the page.
        focusout: () => queueMicrotask(leave),
        click: () => void (this.#kept = this.#kept === line ? null : line),
      });
    };
  }
}

export const pointing = new Pointing();
