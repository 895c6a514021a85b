import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { explainer } from "./explainer.svelte";

const SUBJECT = { kind: "card", card: 7 } as const;
const point = (element: Element, type: string, more: PointerEventInit = {}): void =>
  void element.dispatchEvent(new PointerEvent(type, { pointerType: "mouse", bubbles: true, ...more }));

describe("an explanation", () => {
  let thing: HTMLElement;
  let stop: () => void;

  beforeEach(() => {
    vi.useFakeTimers();
    thing = document.createElement("button");
    document.body.append(thing);
    stop = explainer.for(() => SUBJECT)(thing) as () => void;
  });
  afterEach(() => {
    stop();
    thing.remove();
    explainer.hide();
    vi.useRealTimers();
  });

  it("comes when a mouse moves over its thing for a while, and goes with it", () => {
    point(thing, "pointermove");
    vi.advanceTimersByTime(200);
    expect(explainer.shown).toBeNull();
    vi.advanceTimersByTime(60);
    expect(explainer.shown?.subject).toEqual(SUBJECT);
    point(thing, "pointerleave");
    vi.advanceTimersByTime(1);
    expect(explainer.shown).toBeNull();
  });

  it("does not come when the mouse only crosses, or when something appears below it", () => {
    point(thing, "pointermove");
    vi.advanceTimersByTime(100);
    point(thing, "pointerleave");
    point(thing, "pointerenter");
    vi.advanceTimersByTime(1000);
    expect(explainer.shown).toBeNull();
  });

  it("stays once it was clicked, until it is clicked again", () => {
    explainer.toggle(SUBJECT, thing);
    vi.advanceTimersByTime(1);
    point(thing, "pointerleave");
    vi.advanceTimersByTime(1000);
    expect(explainer.shown?.pinned).toBe(true);
    explainer.toggle(SUBJECT, thing);
    expect(explainer.shown).toBeNull();
  });

  it("is large while a finger presses a card, and a long look chooses nothing", () => {
    const clicked = vi.fn();
    thing.addEventListener("click", clicked);
    const tap = (ms: number): void => {
      const down = new PointerEvent("pointerdown", { pointerType: "touch" });
      const up = new PointerEvent("pointerup", { pointerType: "touch" });
      Object.defineProperty(down, "timeStamp", { value: 1000 });
      Object.defineProperty(up, "timeStamp", { value: 1000 + ms });
      thing.dispatchEvent(down);
      vi.advanceTimersByTime(1);
      expect(explainer.shown?.above).toBe(true);
      thing.dispatchEvent(up);
      thing.click();
      point(thing, "pointerleave", { pointerType: "touch" });
      vi.advanceTimersByTime(100);
      expect(explainer.shown).toBeNull();
    };
    tap(200);
    expect(clicked).toHaveBeenCalledTimes(1);
    tap(500);
    expect(clicked).toHaveBeenCalledTimes(1);
  });

  it("gives the focus back after it was read, and is not opened again by that", () => {
    const panel = document.createElement("div");
    panel.tabIndex = -1;
    document.body.append(panel);
    thing.focus();
    explainer.show(SUBJECT, thing);
    vi.advanceTimersByTime(1);
    expect(explainer.readOn()).toBe(true);
    explainer.reading(panel);
    expect(document.activeElement).toBe(panel);
    explainer.hide();
    vi.advanceTimersByTime(1000);
    expect(document.activeElement).toBe(thing);
    expect(explainer.shown).toBeNull();
    panel.remove();
    expect(explainer.readOn()).toBe(false);
  });
});
