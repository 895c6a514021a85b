import type { Attachment } from "svelte/attachments";
import type { Decision } from "../api/types";
import { listenTo } from "../dom/listeners";
import { swallowClick } from "../dom/swallow";

/** Something that the explainer can explain by itself. */
export type OneSubject =
  | { kind: "tile"; number: number }
  | { kind: "assistant"; key: string; seat: number | null }
  | { kind: "card"; card: number; note?: string | undefined }
  | { kind: "shelf"; seat: number }
  | { kind: "decision"; decision: Decision }
  /** `help`: the id of a text for people who have not read the rules; `more` follows it. */
  | { kind: "text"; text: string; help?: string; more?: string };

/** What the explainer can explain: one thing, or several one below the other. */
export type Subject = OneSubject | { kind: "several"; subjects: OneSubject[] };

interface Shown {
  subject: Subject;
  anchor: DOMRect;
  /** Opened by a click: stays until something else is clicked, so that its links can be followed. */
  pinned: boolean;
  /** Shown above what it explains, where no finger covers it. */
  above: boolean;
  /** Opened by key: has the focus, so that it is read aloud and Tab goes on to its links. */
  read: boolean;
}

interface Manner {
  delay?: number;
  pinned?: boolean;
  above?: boolean;
}

/** A panel covers things, so it appears later than text on the desk. */
const HOVER_DELAY_MS = { desk: 80, panel: 250 };
/** How long the last thing stays on the desk, so that nothing flickers between two things. */
const STAYS_MS = 300;
/** A finger that rests on a card for this long only reads it: letting go chooses nothing. */
const READING_MS = 450;

/** The state of the panel that explains the hovered, focused or tapped thing. */
class Explainer {
  shown = $state.raw<Shown | null>(null);
  /** The thing on the desk under the pointer; the desk names it beside its contents. */
  caption = $state.raw<Subject | null>(null);
  /** The card that this is, if it is one. */
  readonly captioned = $derived(this.caption?.kind === "card" ? this.caption.card : null);
  /** The reading desk, where it is shown while a table is in sight; elsewhere it lies in a panel beside its thing. */
  desk = $state.raw<HTMLElement | null>(null);
  #about: Element | null = null;
  /** The element where the explanation is read, by key, and the one that had the focus before. */
  #reading: HTMLElement | null = null;
  #from: HTMLElement | null = null;
  #isGoingBack = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Elements that take the pointer for all of their parent. */
  readonly #wholes = new WeakSet<Element>();

  show(subject: Subject, element: Element, manner: Manner = {}): void {
    if (this.#isGoingBack) return;
    const { delay = 0, pinned = false, above = false } = manner;
    clearTimeout(this.#timer);
    const onDesk = this.desk?.contains(element);
    if (onDesk && !pinned) {
      this.caption = subject;
      return;
    }
    // A thing opened from the desk replaces the desk's contents.
    this.#about = onDesk ? this.desk : element;
    const open = (): void => {
      const stands = this.#wholes.has(element) ? (element.parentElement ?? element) : element;
      const read = pinned && element.matches(":focus-visible");
      if (read && !onDesk) this.#from = element as HTMLElement;
      if (element.isConnected)
        this.shown = { subject, anchor: stands.getBoundingClientRect(), pinned, above, read };
    };
    // What is tapped may leave the page at once.
    if (pinned) open();
    else this.#timer = setTimeout(open, delay);
  }

  /** Hide the explanation, unless it is pinned, because the pointer or the focus has moved on. */
  leave(): void {
    clearTimeout(this.#timer);
    this.caption = null;
    if (!this.shown?.pinned) this.#timer = setTimeout(() => this.hide(), this.desk ? STAYS_MS : 0);
  }

  hide(): void {
    clearTimeout(this.#timer);
    if (this.#reading?.contains(document.activeElement)) this.#goBack();
    this.shown = this.caption = null;
  }

  /** Give the focus back to the thing, which is not explained again by that. */
  #goBack(): void {
    const from = this.#from;
    this.#from = null;
    this.#isGoingBack = true;
    from?.focus({ preventScroll: true });
    this.#isGoingBack = false;
  }

  /** Read the explanation of the focused thing, which Enter would choose; false if none is shown. */
  readOn(): boolean {
    if (!this.shown) return false;
    if (document.activeElement instanceof HTMLElement) this.#from = document.activeElement;
    this.shown = { ...this.shown, pinned: true, read: true };
    return true;
  }

  /** Attachment for the element with the explanation, which can have the focus. */
  readonly reading: Attachment<HTMLElement> = (element) => {
    this.#reading = element;
    if (this.shown?.read) element.focus({ preventScroll: true });
  };

  /** Hide the explanation of a decision that has been made. */
  forgetDecision(): void {
    if (this.shown?.subject.kind === "decision") this.hide();
  }

  /** Hide the explanation if its element has left the page. */
  #forget(element: Element): void {
    if (this.#about === element && !element.isConnected) this.hide();
  }

  /** Return an attachment for an element that stands for a subject; a null subject shows nothing. */
  for(subject: () => Subject | null, whole = false): Attachment<HTMLElement> {
    return (element) => {
      if (whole) this.#wholes.add(element);
      const open = (delay: number) => (): void => {
        const about = subject();
        if (about) this.show(about, element, { delay });
      };
      let inside = false;
      let pressed = 0;
      const stop = listenTo(element, {
        // Not pointerenter: that also comes when something appears below a pointer at rest.
        pointermove: ({ pointerType }) => {
          if (pointerType !== "mouse" || inside) return;
          inside = true;
          open(this.desk ? HOVER_DELAY_MS.desk : HOVER_DELAY_MS.panel)();
        },
        pointerleave: ({ pointerType }) => {
          inside = false;
          if (pointerType === "mouse" || pressed > 0) this.leave();
          pressed = 0;
        },
        // A pressing finger sees a card large before it lets go; with a mouse one points at it first.
        pointerdown: ({ pointerType, timeStamp }) => {
          const about = subject();
          if (pointerType === "mouse" || about?.kind !== "card") return;
          pressed = timeStamp;
          this.show(about, element, { above: true });
        },
        pointerup: ({ timeStamp }) => {
          if (pressed > 0 && timeStamp - pressed > READING_MS) swallowClick();
        },
        focus: () => element.matches(":focus-visible") && open(0)(),
        // Deferred: removing a focused button fires blur while Svelte is still updating the page.
        blur: () => queueMicrotask(() => this.leave()),
      });
      return () => {
        queueMicrotask(() => this.#forget(element));
        stop();
      };
    };
  }

  /** Attachment for the reading desk: its contents stay while the pointer is on it. */
  readonly onDesk: Attachment<HTMLElement> = (element) => {
    this.desk = element;
    const stop = listenTo(element, {
      pointerenter: () => clearTimeout(this.#timer),
      pointerleave: () => this.leave(),
    });
    return () => {
      stop();
      if (this.desk === element) this.desk = null;
    };
  };

  /** Open or close the explanation after a tap or click on something that can't be chosen now. */
  toggle(subject: Subject, element: Element): void {
    const again = this.shown && JSON.stringify(this.shown.subject) === JSON.stringify(subject);
    if (again && this.shown?.pinned) this.hide();
    else this.show(subject, element, { pinned: true });
  }
}

export const explainer = new Explainer();
