import type { Attachment } from "svelte/attachments";
import type { ActionOption, Preview } from "../api/types";
import { forgetPreviews, previewOf } from "../session/foreseeing";
import type { TableSession } from "../session/session.svelte";
import { listenTo } from "../dom/listeners";

/** The delay that keeps options which the pointer only crosses from being requested. */
const HOVER_DELAY_MS = 90;

interface ShownPreview {
  option: ActionOption;
  /** Null if luck or a secret decides. */
  preview: Preview | null;
}

/** The preview of the option under the pointer or with the focus. */
class Previews {
  shown = $state.raw<ShownPreview | null>(null);
  /** The cell that the held card is over, if it can go there. */
  dragged = $state.raw<ActionOption | null>(null);
  #wanted: ActionOption | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Drop all previews, because they are out of date. */
  forget(): void {
    this.end();
    forgetPreviews();
  }

  end(): void {
    clearTimeout(this.#timer);
    this.#wanted = null;
    this.shown = null;
  }

  begin(session: TableSession, option: ActionOption, delay = HOVER_DELAY_MS): void {
    clearTimeout(this.#timer);
    this.#wanted = option;
    this.#timer = setTimeout(() => void this.#show(session, option), delay);
  }

  async #show(session: TableSession, option: ActionOption): Promise<void> {
    if (session.busy || !session.decision?.actions.includes(option)) return;
    const preview = await previewOf(session, option);
    if (this.#wanted === option && !session.busy) this.shown = { option, preview };
  }

  /** Return an attachment for an element that stands for an option. */
  for(session: TableSession, option: () => ActionOption | undefined): Attachment<HTMLElement> {
    return (element) => {
      const begin = (): void => {
        const about = option();
        if (about) this.begin(session, about);
      };
      const end = (): void => this.end();
      return listenTo(element, {
        pointerenter: ({ pointerType }) => pointerType === "mouse" && begin(),
        pointerleave: end,
        focus: () => element.matches(":focus-visible") && begin(),
        // Deferred: removing a focused button fires blur while Svelte is still updating the page.
        blur: () => queueMicrotask(end),
      });
    };
  }
}

export const previews = new Previews();
