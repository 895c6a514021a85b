// Animation of moves: copies fly over the table while the things are in their new places already. Only transform and
// opacity change, nothing waits for an animation, and any click or key ends them all.
import type { View } from "../api/types";
import { REGIONS, regionOf } from "../dom/regions";
import { changesBetween, paneOf, type Move, type Thing } from "./moves";
import { paneSpot, readSpot, shelfSpot } from "../model/spots";

const DURATION_MS: Record<Thing, number> = { card: 280, back: 280, pawn: 220, token: 220 };
const TURN_MS = 350;
const APART_MS = 60;
/** The last of several things starts within this time. */
const LAST_START_MS = 220;
/** Greatest number of animations of earlier snapshots that may continue. */
const MOST = 60;
const EASE_OUT = "cubic-bezier(0.2, 0.7, 0.3, 1)";
/** Spots of things; all others are places. */
const OWN_PICTURE = /^(card|pawn|slot|first):/;

interface VisibleSpot {
  rect: DOMRect;
  element: HTMLElement;
}

/** The start or end of a flight: the thing itself, or a place (`own` is false), which is usually larger than the
 * thing.
 */
interface FlightEnd extends VisibleSpot {
  own: boolean;
}

export type VisibleSpots = Map<string, VisibleSpot>;

/** Return the part of a target that shows the thing, without frame, highlight and the label for screen readers. */
export function picture(element: HTMLElement): HTMLElement {
  const button = element.matches("button") ? element : element.querySelector("button");
  const part = button?.querySelector<HTMLElement>(".drawn > *") ?? button?.firstElementChild;
  return (part as HTMLElement | null | undefined) ?? element;
}

/** Whether it is a tab of a pane, or lies where things do; the log names things, too. */
const isOnTable = (element: Element, spot: string): boolean =>
  spot.startsWith("pane:") || REGIONS.some((name) => name !== "answers" && regionOf(name)?.contains(element));

const isSeen = ({ width, height }: DOMRect): boolean => width > 0 && height > 0;

/** Return every element with a spot that is on the screen now. */
function visibleSpots(root: ParentNode = document): VisibleSpots {
  const spots: VisibleSpots = new Map();
  for (const element of root.querySelectorAll<HTMLElement>("[data-spot]")) {
    const spot = element.dataset.spot!;
    if (spots.has(spot) || !isOnTable(element, spot)) continue;
    const shown = OWN_PICTURE.test(spot) ? picture(element) : element;
    const rect = shown.getBoundingClientRect();
    if (isSeen(rect)) spots.set(spot, { rect, element: shown });
  }
  return spots;
}

/** Return the first of the spots that is on the screen, or else the tab of the last spot's pane. */
function flightEnd(visible: VisibleSpots, spots: string[], you: number): FlightEnd | undefined {
  const wanted = [...spots, ...spots.slice(-1).map((spot) => paneSpot(paneOf(spot, you)))];
  const spot = wanted.find((each) => visible.has(each));
  if (spot === undefined) return undefined;
  const { element, rect } = visible.get(spot)!;
  const own = OWN_PICTURE.test(spot);
  return { element, own, rect: own ? rect : small(rect) };
}

/** Return the transform that makes an element in `to` appear in the center and size of `from`. */
export function transformInto(from: DOMRect, to: DOMRect): string {
  const x = from.left + from.width / 2 - to.left - to.width / 2;
  const y = from.top + from.height / 2 - to.top - to.height / 2;
  const scale = Math.sqrt((from.width / to.width) * (from.height / to.height));
  return `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${Math.min(scale, 3).toFixed(3)})`;
}

/** Return the delays of `count` things in ms, at equal intervals. */
export function delays(count: number): number[] {
  const apart = count > 1 ? Math.min(APART_MS, LAST_START_MS / (count - 1)) : 0;
  return Array.from({ length: count }, (_, index) => Math.round(index * apart));
}

/** Return the end of a flight into a place: a small rectangle in its middle. */
function small(place: DOMRect): DOMRect {
  const [width, height] = [30, 42];
  return new DOMRect(
    place.left + place.width / 2 - width / 2,
    place.top + place.height / 2 - height / 2,
    width,
    height,
  );
}

class Stage {
  #running: Animation[] = [];
  #layer: HTMLElement | null = null;
  /** Where the reader dropped a thing that was taken from that spot: it flies on from there. */
  dropped: { spot: string; rect: DOMRect } | null = null;

  capture(): VisibleSpots {
    const spots = visibleSpots();
    const { spot = "", rect } = this.dropped ?? {};
    const carried = spots.get(spot);
    if (carried && rect) spots.set(spot, { ...carried, rect });
    return spots;
  }

  /** Animate the changes between two views; `old` has the elements as they were in the first view. */
  play(before: View, after: View, old: VisibleSpots, you: number): void {
    if (this.#running.length > MOST) this.skip();
    const { moves, turned, arrived } = changesBetween(before, after);
    if (moves.length + turned.length + arrived.length === 0) return;
    const now = visibleSpots();
    const starts = delays(moves.length);
    moves.forEach((move, index) => this.#fly(move, old, now, you, starts[index]!));
    for (const spot of turned) this.#turn(now.get(spot)?.element);
    arrived.forEach((spot, index) => this.#arrive(now.get(spot)?.element, delays(arrived.length)[index]!));
    const shelved = moves.find(({ thing, to }) => thing === "card" && to.includes(shelfSpot(you)))?.to[0];
    if (shelved && now.has(shelved)) void this.#title(readSpot(shelved).number, now.get(shelved)!.rect);
    this.#listen();
  }

  /** End all animations at once. */
  skip = (): void => {
    for (const animation of this.#running.splice(0)) animation.cancel();
    this.#layer?.remove();
    this.#layer = null;
    removeEventListener("pointerdown", this.skip, true);
    removeEventListener("keydown", this.skip, true);
  };

  #listen(): void {
    addEventListener("pointerdown", this.skip, true);
    addEventListener("keydown", this.skip, true);
  }

  #fly(move: Move, old: VisibleSpots, now: VisibleSpots, you: number, delay: number): void {
    const from = flightEnd(old, move.from, you);
    const to = flightEnd(now, move.to, you);
    if (!from || !to || (!from.own && !to.own && move.thing !== "back")) return;
    const ghost = this.#ghost(move.thing, to.own ? to : from, to.rect);
    const timing = { duration: DURATION_MS[move.thing], delay, easing: EASE_OUT, fill: "backwards" } as const;
    const start = { transform: transformInto(from.rect, to.rect), opacity: 1 };
    const end = { transform: "none", opacity: to.own ? 1 : 0.2 };
    this.#run(ghost.animate([start, end], timing), ghost);
    if (to.own) this.#run(to.element.animate([{ opacity: 0 }, { opacity: 0 }], timing));
  }

  /** Let one of the titles of a card on one's own shelf rise from its spine and slide back. */
  async #title(card: number, spine: DOMRect): Promise<void> {
    const { rise } = await import("./rising");
    const rising = rise(card, spine, (this.#layer ??= this.#makeLayer()), DURATION_MS.card);
    if (rising) this.#run(rising.animation, rising.slip);
    this.#listen();
  }

  /** Make a copy of the thing at the size of its destination, above everything and not clickable. */
  #ghost(thing: Thing, { element, own }: FlightEnd, rect: DOMRect): HTMLElement {
    this.#layer ??= this.#makeLayer();
    const ghost = document.createElement("div");
    const back = thing === "back" || !own;
    ghost.className = back ? "flying flying-back" : "flying";
    Object.assign(ghost.style, {
      left: `${rect.left}px`,
      top: `${rect.top}px`,
      width: `${rect.width}px`,
      height: `${rect.height}px`,
      fontSize: getComputedStyle(element).fontSize,
    });
    if (!back) ghost.append(element.cloneNode(true));
    this.#layer.append(ghost);
    return ghost;
  }

  #makeLayer(): HTMLElement {
    const layer = document.createElement("div");
    layer.className = "flight";
    layer.setAttribute("aria-hidden", "true");
    layer.inert = true;
    document.body.append(layer);
    return layer;
  }

  #turn(element: HTMLElement | undefined): void {
    if (!element) return;
    const frames = [
      { transform: "perspective(30rem) rotateY(90deg)" },
      { transform: "perspective(30rem) rotateY(0)" },
    ];
    this.#run(element.animate(frames, { duration: TURN_MS, easing: EASE_OUT }));
  }

  #arrive(element: HTMLElement | undefined, delay: number): void {
    if (!element) return;
    // No movement: a click would miss something that moves.
    const frames = [{ opacity: 0 }, { opacity: 1 }];
    this.#run(element.animate(frames, { duration: TURN_MS, delay, easing: EASE_OUT, fill: "backwards" }));
  }

  #run(animation: Animation, ghost?: HTMLElement): void {
    this.#running.push(animation);
    animation.onfinish = () => {
      ghost?.remove();
      this.#over(animation);
    };
  }

  /** Remove the layer after the last animation. */
  #over(animation: Animation): void {
    this.#running = this.#running.filter((each) => each !== animation);
    if (this.#running.length === 0) this.skip();
  }
}

export const stage = new Stage();
