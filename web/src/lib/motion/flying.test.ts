import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { madeUpCatalog } from "../../dev/catalog";
import { madeUpSnapshot } from "../../dev/snapshots";
import type { View } from "../api/types";
import { region } from "../dom/regions";
import { catalog } from "../state/catalog.svelte";
import { stage } from "./stage";

interface Flight {
  element: Element;
  frames: Keyframe[];
  cancel: () => void;
  onfinish: () => void;
}

const before = madeUpSnapshot("others").view!;
const [own] = before.seats;
const hand = own!.hand.filter((card) => card !== 3);
const after: View = {
  ...before,
  seats: before.seats.map((seat) => (seat === own ? { ...own, hand, hand_count: hand.length } : seat)),
  discard: { ...before.discard, count: 24, top: 3 },
};
const TABLE = `
  <div class="area-hand" data-spot="hand:0"><button data-spot="card:3"><b>card</b></button></div>
  <div class="area-desk"></div>`;

describe("a card that flies", () => {
  let flights: Flight[];
  const flying = () => document.querySelectorAll(".flight > .flying");

  function fly(): void {
    const old = stage.capture();
    const card = document.querySelector('[data-spot="card:3"]')!;
    document.querySelector(".area-desk")!.append(card);
    stage.play(before, after, old, 0);
  }

  beforeEach(() => {
    flights = [];
    document.body.innerHTML = TABLE;
    for (const name of ["hand", "desk"] as const) region(name)(document.querySelector(`.area-${name}`)!);
    vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
      return new DOMRect(this.closest(".area-desk") ? 500 : 100, 0, 50, 70);
    });
    HTMLElement.prototype.animate = function (this: Element, frames) {
      const flight: Flight = {
        element: this,
        frames: frames as Keyframe[],
        cancel: vi.fn(),
        onfinish: () => undefined,
      };
      flights.push(flight);
      return flight as unknown as Animation;
    };
    fly();
  });
  afterEach(() => {
    stage.skip();
    document.body.replaceChildren();
    vi.restoreAllMocks();
  });

  it("is a copy from where it was, while the card itself is not seen", () => {
    const [copy, card] = flights;
    expect(flying()).toHaveLength(1);
    expect(copy!.frames[0]!.transform).toBe("translate(-400.0px, 0.0px) scale(1.000)");
    expect(card!.element.closest("[data-spot]")?.getAttribute("data-spot")).toBe("card:3");
    expect(card!.frames[0]!.opacity).toBe(0);
  });

  it("is neither read out nor in the way", () => {
    const layer = document.querySelector<HTMLElement>(".flight")!;
    expect([layer.getAttribute("aria-hidden"), layer.inert]).toEqual(["true", true]);
  });

  it("is gone when it has arrived, and the layer with the last", () => {
    flights[0]!.onfinish();
    expect(flying()).toHaveLength(0);
    expect(document.querySelector(".flight")).not.toBeNull();
    flights[1]!.onfinish();
    expect(document.querySelector(".flight")).toBeNull();
  });

  it.each(["pointerdown", "keydown"])("arrives at once at a %s", (type) => {
    document.body.dispatchEvent(new Event(type, { bubbles: true }));
    expect(document.querySelector(".flight")).toBeNull();
    for (const { cancel } of flights) expect(cancel).toHaveBeenCalledOnce();
  });

  it("starts where the reader has dropped it", () => {
    stage.skip();
    document.body.innerHTML = TABLE;
    for (const name of ["hand", "desk"] as const) region(name)(document.querySelector(`.area-${name}`)!);
    flights = [];
    stage.dropped = { spot: "card:3", rect: new DOMRect(300, 20, 50, 70) };
    fly();
    stage.dropped = null;
    expect(flights[0]!.frames[0]!.transform).toBe("translate(-200.0px, 20.0px) scale(1.000)");
  });

  it("shows one of its titles for a moment when it comes to one's own shelf", async () => {
    stage.skip();
    catalog.fill(madeUpCatalog(), "en");
    document.body.innerHTML = `${TABLE}<div class="area-shelf" data-spot="shelf:0"></div>`;
    for (const name of ["hand", "shelf"] as const) region(name)(document.querySelector(`.area-${name}`)!);
    const shelf = { ...own!.shelf, rows: [[{ card: 3, face_down: false } as never]], cards: 1 };
    const old = stage.capture();
    document.querySelector(".area-shelf")!.append(document.querySelector('[data-spot="card:3"]')!);
    const seats = before.seats.map((seat) => (seat === own ? { ...own, hand, shelf } : seat));
    stage.play(before, { ...before, seats }, old, 0);
    const titles = catalog.card(3).books.map(({ title }) => title);
    await vi.waitFor(() =>
      expect(titles).toContain(document.querySelector(".flight > .rising")?.textContent),
    );
    stage.skip();
    expect(document.querySelector(".rising")).toBeNull();
  });
});
