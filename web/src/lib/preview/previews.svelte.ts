import type { Attachment } from "svelte/attachments";
import type { Option, Preview, Worth } from "../api/types";
import type { TableSession } from "../state/session.svelte";
import { listenTo } from "../ui/listeners";

/** The delay that keeps options which the pointer only crosses from being requested. */
const HOVER_DELAY_MS = 90;

interface ShownPreview {
  option: Option;
  /** Null if luck or a secret decides. */
  preview: Preview | null;
}

/** The preview of the option under the pointer or with the focus. */
class Previews {
  shown = $state.raw<ShownPreview | null>(null);
  /** What dropping the dragged card here would change in the form. */
  dragWorth = $state.raw<Worth | null>(null);
  #wanted: Option | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #known = new Map<string, Promise<Preview | null>>();

  /** Return the preview of an option, or null if luck or a secret decides. It is requested once per snapshot. */
  of(session: TableSession, option: Option): Promise<Preview | null> {
    const [number, seat] = [session.shown?.number ?? 0, session.decision?.seat ?? 0];
    const key = `${session.id} ${seat} ${number} ${option.action}`;
    const known = this.#known.get(key);
    if (known) return known;
    const asked = session.api.preview(session.id, seat, option.action, number).then(
      ({ preview }) => preview,
      () => {
        // A preview that fails needs no message: there is just none.
        this.#known.delete(key);
        return null;
      },
    );
    this.#known.set(key, asked);
    return asked;
  }

  /** Drop all previews, because they are out of date. */
  forget(): void {
    this.end();
    this.#known.clear();
  }

  end(): void {
    clearTimeout(this.#timer);
    this.#wanted = null;
    this.shown = null;
  }

  begin(session: TableSession, option: Option, delay = HOVER_DELAY_MS): void {
    clearTimeout(this.#timer);
    this.#wanted = option;
    this.#timer = setTimeout(() => void this.#show(session, option), delay);
  }

  async #show(session: TableSession, option: Option): Promise<void> {
    if (session.busy || !session.decision?.actions.includes(option)) return;
    const preview = await this.of(session, option);
    if (this.#wanted === option && !session.busy) this.shown = { option, preview };
  }

  /** Return an attachment for an element that stands for an option. */
  for(session: TableSession, option: () => Option | undefined): Attachment<HTMLElement> {
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
