// Holding of hand cards that an assistant could shelve at home: a click takes one up, another puts it down or shelves it.
import { tick } from "svelte";
import { previews } from "../preview/previews.svelte";
import type { HeldThing } from "../session/held.svelte";
import type { TableSession } from "../session/session.svelte";
import { cellAt, lookAhead } from "./ahead";
import { draggableInHand } from "./goals";
import { mayShelve, shelve } from "./shelving";

const IN_HAND = '.hand [data-spot^="card:"]';

/** Return the card that is held by a click, with the places where it can go. */
const heldIn = ({ held }: TableSession): HeldThing | null => (held.next && !held.dragged ? held.thing : null);

/** Make the hand cards of a board ones that a click holds. Returns what ends that. */
export function holdWithin(board: HTMLElement, session: TableSession): () => void {
  const stop = new AbortController();
  const options = { signal: stop.signal };
  /** The hand card that had the focus before it was held. */
  let from: HTMLElement | null = null;

  /** Hold the clicked hand card, put it down again, or shelve it in the clicked cell. */
  function click(event: MouseEvent): void {
    const target = event.target as Element;
    const card = heldIn(session)?.card;
    const cell = card !== undefined && cellAt(session, target);
    if (cell) {
      event.stopPropagation();
      return void shelve(session, card, cell);
    }
    const element = target.closest<HTMLElement>(IN_HAND);
    if (!element || session.busy || !mayShelve(session)) return;
    // By key, Enter would read the card, which already lies on the desk.
    const byKey = event.detail === 0;
    if (byKey) event.stopPropagation();
    void hold(element, byKey);
  }

  async function hold(element: HTMLElement, byKey: boolean): Promise<void> {
    const { held } = session;
    const thing = draggableInHand(element.dataset.spot!, session.own);
    const again = held.thing?.spot === thing?.spot;
    held.drop();
    if (!thing || again) return;
    held.thing = thing;
    await lookAhead(session, thing);
    if (held.thing !== thing) return;
    if (!held.next) return held.drop();
    await tick();
    if (!byKey) return;
    from = element;
    document.querySelector<HTMLElement>('.cabinet [data-kind="cell"]')?.focus();
  }

  function look({ target }: Event): void {
    if (heldIn(session)) previews.dragged = cellAt(session, target as Element);
  }

  /** Mark the hand cards that can be held, and the one that is; give the focus back once none is. */
  function mark(): () => void {
    const spot = heldIn(session)?.spot;
    const cards = mayShelve(session) ? board.querySelectorAll<HTMLElement>(IN_HAND) : [];
    for (const card of cards) card.ariaPressed = String(card.dataset.spot === spot);
    if (!spot && from) {
      if (document.activeElement === document.body) from.focus();
      from = null;
    }
    return () => {
      for (const card of cards) card.ariaPressed = null;
      if (spot) previews.dragged = null;
    };
  }

  board.addEventListener("click", click, { ...options, capture: true });
  board.addEventListener("pointerover", look, options);
  board.addEventListener("focusin", look, options);
  const unmark = $effect.root(() => {
    $effect(mark);
  });
  return () => {
    stop.abort();
    unmark();
  };
}
