import type { Attachment } from "svelte/attachments";
import { listenTo } from "../dom/listeners";
import type { ChangedLine } from "./worth";

/** A line of a seat's form. */
interface SeatLine {
  seat: number;
  line: ChangedLine;
}

/** The line whose cards are outlined on the seat's shelf: the line pointed at or focused, else the clicked line. */
class Pointing {
  #passing = $state.raw<SeatLine | null>(null);
  #kept = $state.raw<SeatLine | null>(null);

  /** Return the line of that seat. */
  of(seat: number | null): ChangedLine | null {
    const shown = this.#passing ?? this.#kept;
    return shown?.seat === seat ? shown.line : null;
  }

  /** The line that was clicked. */
  get kept(): SeatLine | null {
    return this.#kept;
  }

  /** Outline nothing more. */
  end(): void {
    this.#passing = this.#kept = null;
  }

  /** Return an attachment for the line; a second click ends what the first began. */
  for(seat: number, line: ChangedLine): Attachment<HTMLElement> {
    return (element) => {
      const begin = (): void => void (this.#passing = { seat, line });
      const leave = (): void => void (this.#passing = null);
      const isKept = (): boolean => this.#kept?.seat === seat && this.#kept.line === line;
      return listenTo(element, {
        pointerenter: ({ pointerType }) => pointerType === "mouse" && begin(),
        pointerleave: leave,
        focusin: ({ target }) => (target as Element).matches(":focus-visible") && begin(),
        // Deferred: removing a focused button fires this while Svelte is still updating the page.
        focusout: () => queueMicrotask(leave),
        click: () => void (this.#kept = isKept() ? null : { seat, line }),
      });
    };
  }
}

export const pointing = new Pointing();
