// Names in sentences: pointing at one highlights the card or explains the place or assistant. All names together are
// one Tab stop; the arrow keys move between them.
import type { Attachment } from "svelte/attachments";
import { explainer, type Subject } from "../target/explainer.svelte";
import { cardSpot } from "../model/spots";
import type { TableSession } from "../session/session.svelte";
import { listenTo } from "../dom/listeners";
import { roving } from "../keys/rove";

const HOVER_DELAY_MS = 250;
const FLASH_MS = 600;
const NAME = "[data-name]";

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Return the thing that a name refers to. */
export function subjectOf({ card, tile, assistant, seat }: DOMStringMap): Subject | null {
  if (card !== undefined) return { kind: "card", card: Number(card) };
  if (tile !== undefined) return { kind: "tile", number: Number(tile) };
  if (assistant === undefined) return null;
  return { kind: "assistant", key: assistant, seat: seat === undefined ? null : Number(seat) };
}

/** Return the index to which a key moves among `count` names, or null for other keys. */
export function destination(key: string, at: number, count: number): number | null {
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  const step = STEPS[key];
  return step === undefined ? null : Math.max(0, Math.min(count - 1, at + step));
}

const nameAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(NAME) : null;

/** Return the cards to highlight at an element: the cards of the name, or else of its whole line. */
function cardsAt(target: EventTarget | null): number[] {
  if (!(target instanceof Element)) return [];
  const cards = (target.closest<HTMLElement>("[data-card]")?.dataset["card"] ??
    target.closest<HTMLElement>("[data-cards]")?.dataset["cards"]) as string | undefined;
  return cards ? cards.split(" ").map(Number) : [];
}

/** Make cards on the board flash, so that the reader finds them. */
function flash(cards: number[]): void {
  for (const card of cards)
    for (const element of document.querySelectorAll(`[data-spot="${cardSpot(card)}"]`)) {
      const lit = { outline: "4px solid #d2a544", outlineOffset: "2px" };
      const dark = { outline: "4px solid transparent", outlineOffset: "2px" };
      element.animate([lit, lit, dark], { duration: FLASH_MS, iterations: 2 });
    }
}

/** Return an attachment for an element that contains sentences. */
export function names(session: TableSession): Attachment<HTMLElement> {
  return (group) => {
    const all = (): HTMLElement[] => [...group.querySelectorAll<HTMLElement>(NAME)];
    const explain = (name: HTMLElement | null, delay: number): void => {
      const subject = name && subjectOf(name.dataset);
      if (name && subject) explainer.show(subject, name, { delay });
      else explainer.leave();
    };
    const over = (event: PointerEvent): void => {
      if (event.pointerType !== "mouse") return;
      session.highlighted = new Set(cardsAt(event.target));
      explain(nameAt(event.target), HOVER_DELAY_MS);
    };
    const leave = (): void => {
      session.highlighted = new Set();
      explainer.leave();
    };
    const enter = (event: FocusEvent): void => {
      const name = nameAt(event.target);
      if (!name?.matches(":focus-visible")) return;
      session.highlighted = new Set(cardsAt(name));
      explain(name, 0);
    };
    const tap = (event: Event): void => {
      flash(cardsAt(event.target));
      const name = nameAt(event.target);
      const subject = name && subjectOf(name.dataset);
      if (!name || !subject) return;
      session.highlighted = new Set(cardsAt(name));
      explainer.toggle(subject, name);
    };
    const press = (event: KeyboardEvent): void => {
      if (!nameAt(event.target) || (event.key !== "Enter" && event.key !== " ")) return;
      event.preventDefault();
      tap(event);
    };

    const stopRoving = roving(group, {
      items: all,
      around: nameAt,
      entrance: (items, last) => (last && items.includes(last) ? last : items.at(-1)),
      next(from, key) {
        const items = all();
        const to = destination(key, items.indexOf(from), items.length);
        return to === null ? undefined : items[to];
      },
    });
    const stop = listenTo(group, {
      pointerover: over,
      pointerleave: leave,
      focusin: enter,
      // Deferred: removing what has the focus fires focusout while Svelte is still updating the page.
      focusout: () => queueMicrotask(leave),
      click: tap,
      keydown: press,
    });
    return () => {
      stopRoving();
      stop();
    };
  };
}
