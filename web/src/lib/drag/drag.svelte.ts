// Dragging of cards and assistants by mouse or finger.
import { tick } from "svelte";
import { regionOf } from "../dom/regions";
import { msg } from "../i18n";
import { moved, sortHand } from "../model/hand";
import { cardSpot, waitingSpot } from "../model/spots";
import { picture, stage } from "../motion/stage";
import { previews } from "../preview/previews.svelte";
import { catalog } from "../state/catalog.svelte";
import type { HeldThing } from "../session/held.svelte";
import { explainer } from "../target/explainer.svelte";
import { previewOf } from "../session/foreseeing";
import type { TableSession } from "../session/session.svelte";
import { settings } from "../state/settings.svelte";
import { closedByEscape } from "../dom/closing";
import { swallowClick } from "../dom/swallow";
import { cellAt, lookAhead } from "./ahead";
import {
  askedAbout,
  destination,
  draggableInHand,
  draggableAt,
  dropChooses,
  dropOption,
  sameOption,
} from "./goals";
import { holdWithin } from "./holding.svelte";
import { shelve, shelvingOf } from "./shelving";

/** How far a mouse moves before it drags, in px. */
const FAR = 6;
/** How far a finger moves up or down before it drags a card out of the hand, in px. */
const FAR_UP = 14;
/** How long a finger rests before it drags. */
const REST_MS = 280;
/** How far from a thing a mouse or a finger can still grab it, in px. */
const NEAR = 6;
const NEAR_FINGER = 12;
const BACK_MS = 220;
const CARRIED = '[data-spot^="card:"], [data-spot^="pawn:"], [data-spot^="piece:"]';

interface Grip {
  pointer: number;
  touch: boolean;
  x: number;
  y: number;
  element: HTMLElement;
  thing: HeldThing;
}

class Drag {
  /** The pane over whose tab the dragged thing is. */
  pane = $state.raw<string | null>(null);
  #grip: Grip | null = null;
  #picture: HTMLElement | null = null;
  #home = new DOMRect();
  #over: Element | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #session: TableSession | null = null;
  #landed = (): void => {};

  /** Return an attachment for the board: its cards and assistants can be dragged, and its hand cards held. */
  within(session: TableSession) {
    return (board: HTMLElement): (() => void) => {
      const stop = new AbortController();
      const options = { signal: stop.signal };
      board.addEventListener("pointerdown", (event) => this.#press(event, session), options);
      addEventListener("pointermove", (event) => this.#move(event), options);
      addEventListener("pointerup", (event) => this.#release(event), options);
      addEventListener("pointercancel", () => this.#end(), options);
      // A finger that drags must not scroll as well.
      const hold = (event: Event): void =>
        void (session.held.dragged && event.cancelable && event.preventDefault());
      board.addEventListener("touchmove", hold, { ...options, passive: false });
      board.addEventListener("contextmenu", hold, options);
      board.addEventListener("dragstart", (event) => event.preventDefault(), options);
      const release = holdWithin(board, session);
      return () => {
        stop.abort();
        release();
        this.#end();
      };
    };
  }

  #press(event: PointerEvent, session: TableSession): void {
    const element = carriedNear(event);
    const { decision, shown } = session;
    if (!element || !shown?.view || event.button !== 0 || session.busy || session.held.landing || this.#grip)
      return;
    const thing = decision
      ? draggableAt(element.dataset.spot!, decision, shown.view)
      : draggableInHand(element.dataset.spot!, session.own);
    if (!thing) return;
    const { pointerId: pointer, clientX: x, clientY: y } = event;
    const touch = event.pointerType !== "mouse";
    this.#session = session;
    this.#grip = { pointer, touch, x, y, element, thing };
    if (touch) this.#timer = setTimeout(() => this.#lift(x, y), REST_MS);
  }

  #move(event: PointerEvent): void {
    const grip = this.#grip;
    if (!grip || event.pointerId !== grip.pointer) return;
    const [dx, dy] = [Math.abs(event.clientX - grip.x), Math.abs(event.clientY - grip.y)];
    if (this.#session?.held.dragged) {
      // A finger at rest keeps reading the large card.
      if (Math.max(dx, dy) > FAR) explainer.hide();
      return this.#carry(event.clientX, event.clientY);
    }
    if (!grip.touch && Math.max(dx, dy) > FAR) return this.#lift(event.clientX, event.clientY);
    if (grip.touch && Math.max(dx, dy) > FAR_UP) {
      const fromHand = regionOf("hand")?.contains(grip.element) && dy > 1.5 * dx;
      if (fromHand || grip.element.matches(".piece")) this.#lift(event.clientX, event.clientY);
      else this.#end();
    }
  }

  #lift(x: number, y: number): void {
    clearTimeout(this.#timer);
    const [grip, session] = [this.#grip, this.#session];
    if (!grip || !session || !grip.element.isConnected) return this.#end();
    stage.skip();
    session.refusals.shown = null;
    if (!grip.touch) explainer.hide();
    previews.end();
    this.#take(grip);
    session.held.lift(grip.thing);
    this.#landed = closedByEscape(() => this.#giveUp());
    void lookAhead(session, grip.thing);
    this.#carry(x, y);
  }

  /** Make a copy that follows the pointer. The element itself stays in place, drawn faintly. */
  #take({ element }: Grip): void {
    const shown = picture(element);
    this.#home = shown.getBoundingClientRect();
    const copy = document.createElement("div");
    copy.className = "carried";
    copy.setAttribute("aria-hidden", "true");
    const { width, height } = this.#home;
    Object.assign(copy.style, {
      width: `${width}px`,
      height: `${height}px`,
      fontSize: getComputedStyle(shown).fontSize,
    });
    copy.append(shown.cloneNode(true));
    document.body.append(copy);
    element.dataset.lifted = "";
    this.#picture = copy;
  }

  #carry(x: number, y: number): void {
    const { width, height } = this.#home;
    if (this.#picture) this.#picture.style.transform = `translate(${x - width / 2}px, ${y - height * 0.6}px)`;
    const over = document.elementFromPoint(x, y)?.closest("[data-spot]") ?? null;
    if (over === this.#over) return;
    this.#over?.removeAttribute("data-over");
    this.#over = over;
    over?.setAttribute("data-over", "");
    previews.dragged = this.#session && cellAt(this.#session, over);
    this.pane = /^pane:(.*)$/.exec((over as HTMLElement | null)?.dataset.spot ?? "")?.[1] ?? null;
  }

  #release(event: PointerEvent): void {
    const [grip, session] = [this.#grip, this.#session];
    if (!grip || event.pointerId !== grip.pointer) return;
    if (!session?.held.dragged) return this.#end();
    swallowClick();
    const target = document.elementFromPoint(event.clientX, event.clientY);
    void this.#letGo(session, grip.thing, spotsAbove(target));
  }

  async #letGo(session: TableSession, thing: HeldThing, spots: string[]): Promise<void> {
    const { decision, shown } = session;
    const view = shown?.view;
    if (!view || spots.includes(thing.spot)) return this.#end();
    if (!decision) return this.#layOut(session, thing, spots) ? this.#end() : this.#flyBack();
    const shelving = thing.first ? null : await shelvingOf(session, thing.card);
    const cell = spots.map((spot) => shelving && dropOption(spot, shelving, view, null)).find(Boolean);
    if (cell) return this.#land(session, thing, () => shelve(session, thing.card, cell));
    const preview = thing.first && (await previewOf(session, thing.first));
    const end = destination(thing, preview?.view ?? null);
    const itself = end ? spots.includes(end) : spots.some((spot) => dropChooses(spot, thing, decision, view));
    const asked = thing.first ? (preview?.decision ?? null) : askedAbout(thing, decision);
    const goal = spots.map((spot) => asked && dropOption(spot, asked, view, thing.piece)).find(Boolean);
    if (goal || itself) return this.#land(session, thing, () => act(session, thing, goal ?? null));
    if (this.#layOut(session, thing, spots)) return this.#end();
    session.refusals.refuse(spots, { id: msg("refused-drop") });
    this.#flyBack();
  }

  /** End the drag and act. Until the answer is shown, the thing stays where it was dropped; then it flies on from there,
   * or back if nothing has moved it.
   */
  async #land(session: TableSession, thing: HeldThing, act: () => Promise<void>): Promise<void> {
    const [element, picture, home] = [this.#grip?.element, this.#picture, this.#home];
    this.#picture = null;
    // Assistants fly to a space from where all of them wait.
    const spot = thing.spot.startsWith("piece:") ? waitingSpot(session.you) : thing.spot;
    if (picture) stage.dropped = { spot, rect: picture.getBoundingClientRect() };
    session.held.landing = true;
    this.#end();
    if (element) element.dataset.lifted = "";
    await act();
    await tick();
    session.held.landing = false;
    stage.dropped = null;
    delete element?.dataset.lifted;
    const stays = element?.isConnected && element.dataset.spot === thing.spot && thing.card !== null;
    if (stays || session.problem) flyBack(picture, home);
    else picture?.remove();
  }

  /** Move a card dropped on another card of the hand to its position, if the reader sorts the hand. */
  #layOut({ own }: TableSession, { card }: HeldThing, spots: string[]): boolean {
    if (settings.handOrder !== "own" || !own || card === null) return false;
    const hand = own.hand.filter((each) => each !== null).map((id) => catalog.card(id));
    const ids = sortHand(hand, "own", settings.ownOrder).map(({ id }) => id);
    const to = ids.findIndex((id) => spots.includes(cardSpot(id)));
    if (to < 0 || !ids.includes(card)) return false;
    settings.set({ ownOrder: moved(ids, card, to) });
    return true;
  }

  #flyBack(): void {
    const picture = this.#picture;
    this.#picture = null;
    this.#end();
    flyBack(picture, this.#home);
  }

  /** Cancel the drag. The button is still down, so its release must not count as a click. */
  #giveUp(): void {
    if (!this.#session?.held.dragged) return;
    addEventListener("pointerup", swallowClick, { capture: true, once: true });
    this.#flyBack();
  }

  #end(): void {
    clearTimeout(this.#timer);
    this.#landed();
    previews.dragged = null;
    this.#picture?.remove();
    this.#picture = null;
    this.#over?.removeAttribute("data-over");
    this.#over = null;
    if (this.#grip) delete this.#grip.element.dataset.lifted;
    this.#grip = null;
    if (this.#session?.held.dragged) this.#session.held.drop();
    document.querySelector("[data-goal]")?.removeAttribute("data-goal");
    this.pane = null;
  }
}

/** Act: choose the thing, then its destination if the next decision still offers it. */
async function act(
  session: TableSession,
  thing: HeldThing,
  goal: ReturnType<typeof dropOption> | null,
): Promise<void> {
  if (thing.first) await session.act(thing.first);
  if (!goal) return;
  const second = thing.first ? sameOption(goal, session.decision) : goal;
  if (second) await session.act(second);
}

/** Let a copy fly to where its thing is, and remove it. */
function flyBack(picture: HTMLElement | null, { left, top }: DOMRect): void {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const flight = picture?.animate([{ transform: `translate(${left}px, ${top}px)` }], {
    duration: still ? 0 : BACK_MS,
    easing: "ease-out",
  });
  if (flight) flight.onfinish = () => picture?.remove();
}

/** Return the draggable element under the pointer or within a few pixels of it, since pawns are small. */
function carriedNear({ target, clientX, clientY, pointerType }: PointerEvent): HTMLElement | null {
  const hit = (target as Element).closest<HTMLElement>(CARRIED);
  if (hit || (target as Element).closest("button, a, input")) return hit;
  const reach = pointerType === "mouse" ? NEAR : NEAR_FINGER;
  const around = [0, 1, 2, 3, 4, 5, 6, 7].map((eighth) => (eighth * Math.PI) / 4);
  for (const angle of around) {
    const [x, y] = [clientX + reach * Math.cos(angle), clientY + reach * Math.sin(angle)];
    const near = document.elementFromPoint(x, y)?.closest<HTMLElement>(CARRIED);
    if (near) return near;
  }
  return null;
}

/** Return the spots of an element and of all elements around it, from the inside out. */
function spotsAbove(element: Element | null): string[] {
  const spots: string[] = [];
  for (let at = element; at; at = at.parentElement) {
    const spot = (at as HTMLElement).dataset?.spot;
    if (spot) spots.push(spot);
  }
  return spots;
}

export const drag = new Drag();
