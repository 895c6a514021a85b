import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { press as pressKey, tableIn } from "../../dev/mounting";
import { region } from "../dom/regions";
import { previews } from "../preview/previews.svelte";
import { settings } from "../state/settings.svelte";
import { drag } from "./drag.svelte";

const TABLE = `
  <div class="area-hand"><button data-spot="card:3">card</button></div>
  <button data-spot="card:90">asked about</button>
  <p data-spot="cell:1,4">place</p><p data-spot="cell:7,7">other place</p><p data-spot="pane:others">tab</p>
  <i>beside</i>`;
const REST_MS = 280;

describe("taking hold of a card", () => {
  let table: ReturnType<typeof tableIn>;
  let board: HTMLElement;
  let stop: () => void;
  let below: Element | null;
  const animate = vi.fn((..._: Parameters<Element["animate"]>) => ({}) as Animation);
  const spot = (name: string) => board.querySelector(`[data-spot="${name}"]`)!;
  const [hand, asked] = ["card:3", "card:90"];

  function point(
    type: string,
    at: [number, number],
    more: PointerEventInit = {},
    on: Element = board,
  ): boolean {
    const [clientX, clientY] = at;
    const where = { clientX, clientY, pointerId: 1, pointerType: "mouse", button: 0, bubbles: true };
    return on.dispatchEvent(new PointerEvent(type, { ...where, ...more }));
  }
  const press = (name: string, more: PointerEventInit = {}): boolean =>
    point("pointerdown", [100, 100], more, spot(name));
  const move = (x: number, y: number, more: PointerEventInit = {}): boolean =>
    point("pointermove", [100 + x, 100 + y], more);
  const isCarried = (): boolean => document.querySelectorAll(".carried").length === 1;
  const FINGER = { pointerType: "touch" };

  beforeEach(() => {
    vi.useFakeTimers();
    table = tableIn("cell");
    board = document.createElement("div");
    board.innerHTML = TABLE;
    document.body.append(board);
    region("hand")(board.querySelector<HTMLElement>(".area-hand")!);
    below = null;
    document.elementFromPoint = () => below;
    vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 50, 70));
    animate.mockClear();
    HTMLElement.prototype.animate = animate;
    stop = drag.within(table.session)(board);
  });
  afterEach(() => {
    stop();
    vi.runOnlyPendingTimers(); // such as the end of swallowing clicks
    vi.unstubAllGlobals();
    document.body.replaceChildren();
    vi.useRealTimers();
  });

  it("takes a mouse a few pixels, and its main button", () => {
    press(asked);
    move(4, 4);
    expect(isCarried()).toBe(false);
    move(8, 0);
    expect(isCarried()).toBe(true);
    expect(document.querySelector<HTMLElement>(".carried")!.style.transform).toBe("translate(83px, 58px)");
    point("pointercancel", [0, 0]);
    press(asked, { button: 2 });
    move(50, 50);
    expect(isCarried()).toBe(false);
  });

  it("takes a finger some rest", () => {
    press(asked, FINGER);
    vi.advanceTimersByTime(REST_MS - 10);
    expect(isCarried()).toBe(false);
    vi.advanceTimersByTime(20);
    expect(isCarried()).toBe(true);
  });

  it("is a pull up out of the hand, and not a swipe across it", () => {
    press(hand, FINGER);
    move(2, -20, FINGER);
    expect(isCarried()).toBe(true);
    point("pointercancel", [0, 0], FINGER);
    press(hand, FINGER);
    move(20, -18, FINGER);
    vi.advanceTimersByTime(2 * REST_MS);
    expect(isCarried()).toBe(false);
  });

  it("ends with the touch, and nothing is left of it", () => {
    press(asked, FINGER);
    vi.advanceTimersByTime(REST_MS + 10);
    expect(spot(asked).hasAttribute("data-lifted")).toBe(true);
    point("pointercancel", [0, 0], FINGER);
    expect([isCarried(), table.session.held.dragged, spot(asked).hasAttribute("data-lifted")]).toEqual([
      false,
      false,
      false,
    ]);
  });

  it("is the first finger's alone", async () => {
    press(asked, FINGER);
    vi.advanceTimersByTime(REST_MS + 10);
    press(hand, { ...FINGER, pointerId: 2 });
    expect(table.session.held.thing?.card).toBe(90);
    const carried = document.querySelector<HTMLElement>(".carried")!;
    const before = carried.style.transform;
    move(90, 90, { ...FINGER, pointerId: 2 });
    point("pointerup", [0, 0], { ...FINGER, pointerId: 2 });
    await vi.advanceTimersByTimeAsync(1);
    expect(table.session.held.dragged).toBe(true);
    expect([isCarried(), carried.style.transform]).toEqual([true, before]);
  });

  it("may miss it by a few pixels", () => {
    below = spot(asked);
    point("pointerdown", [100, 100], {}, board.querySelector("i")!);
    const looked = vi.spyOn(document, "elementFromPoint");
    move(8, 8);
    expect(isCarried()).toBe(true);
    point("pointercancel", [0, 0]);
    looked.mockClear();
    point("pointerdown", [100, 100], {}, board.querySelector("i")!);
    expect(Math.max(...looked.mock.calls.map(([x]) => x))).toBe(106);
    looked.mockClear();
    point("pointercancel", [0, 0]);
    point("pointerdown", [100, 100], FINGER, board.querySelector("i")!);
    expect(Math.max(...looked.mock.calls.map(([x]) => x))).toBe(112);
  });

  it("waits while an action is on its way", () => {
    table.session.busy = true;
    press(asked);
    move(20, 20);
    expect(isCarried()).toBe(false);
  });

  it("keeps the page from scrolling, and Escape puts it back", () => {
    const scrolls = () => board.dispatchEvent(new Event("touchmove", { bubbles: true, cancelable: true }));
    expect(scrolls()).toBe(true);
    press(asked);
    move(20, 20);
    expect(scrolls()).toBe(false);
    expect(board.querySelectorAll("[data-lifted]")).toHaveLength(1);
    pressKey("Escape", {}, document.body);
    const clicked = vi.fn();
    document.body.addEventListener("click", clicked, { once: true });
    point("pointerup", [0, 0]);
    document.body.click();
    expect(clicked).not.toHaveBeenCalled();
    expect(table.session.held.dragged).toBe(false);
    expect(spot(asked).hasAttribute("data-lifted")).toBe(false);
  });

  it("shows what it would be worth where it can go, and only there", () => {
    const { actions } = table.session.decision!;
    press(asked);
    below = spot("cell:1,4");
    move(20, 20);
    expect(previews.dragged).toBe(actions.find(({ kind }, index) => kind === "cell" && index === 3));
    expect(spot("cell:1,4").hasAttribute("data-over")).toBe(true);
    below = spot("cell:7,7");
    move(30, 20);
    expect(previews.dragged).toBeNull();
    expect(spot("cell:1,4").hasAttribute("data-over")).toBe(false);
    below = spot("pane:others");
    move(40, 20);
    expect(drag.pane).toBe("others");
    point("pointercancel", [0, 0]);
    expect(drag.pane).toBeNull();
    expect(board.querySelector("[data-over]")).toBeNull();
  });

  it("and letting go where it cannot go says why; where it came from, it says nothing", async () => {
    press(asked);
    move(20, 20);
    below = spot("cell:7,7");
    point("pointerup", [0, 0]);
    await vi.advanceTimersByTimeAsync(1);
    expect(table.session.refusals.shown).not.toBeNull();
    expect(animate.mock.calls[0]?.[1]).toMatchObject({ duration: 220 });
    expect(table.api.act).not.toHaveBeenCalled();
    table.session.refusals.shown = null;
    press(asked);
    move(20, 20);
    below = spot(asked);
    point("pointerup", [0, 0]);
    await vi.advanceTimersByTimeAsync(1);
    expect(table.session.refusals.shown).toBeNull();
    expect(table.api.act).not.toHaveBeenCalled();
  });

  it("and what goes home does not fly for readers who want less motion", () => {
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    press(asked);
    move(20, 20);
    pressKey("Escape", {}, document.body);
    point("pointerup", [0, 0]);
    expect(animate.mock.calls[0]?.[1]).toMatchObject({ duration: 0 });
  });

  it("and letting go on a free place chooses it; the click of the release is swallowed", async () => {
    const clicked = vi.fn();
    document.addEventListener("click", clicked);
    press(asked);
    move(20, 20);
    below = spot("cell:1,4");
    point("pointerup", [0, 0]);
    spot("cell:1,4").dispatchEvent(new Event("click", { bubbles: true }));
    document.removeEventListener("click", clicked);
    await vi.advanceTimersByTimeAsync(1);
    expect(clicked).not.toHaveBeenCalled();
    expect(table.api.act).toHaveBeenCalledOnce();
  });

  it.each([true, false])(
    "and it lies there until the answer, and flies back if it stays: %s",
    async (stays) => {
      let answer = (): void => {};
      table.api.act.mockImplementationOnce(
        () => new Promise((done) => (answer = () => done(table.session.shown!))),
      );
      press(asked);
      move(20, 20);
      below = spot("cell:1,4");
      point("pointerup", [0, 0]);
      await vi.advanceTimersByTimeAsync(500);
      const card = spot(asked);
      expect([isCarried(), card.hasAttribute("data-lifted")]).toEqual([true, true]);
      expect([table.session.held.landing, table.session.held.dragged]).toEqual([true, false]);
      if (!stays) card.remove();
      answer();
      await vi.advanceTimersByTimeAsync(1);
      expect([table.session.held.landing, card.hasAttribute("data-lifted")]).toEqual([false, false]);
      expect(animate).toHaveBeenCalledTimes(stays ? 1 : 0);
      expect(isCarried()).toBe(stays);
    },
  );

  it("arranges a hand that is arranged by hand", async () => {
    settings.set({ handOrder: "own" });
    board
      .querySelector(".area-hand")!
      .insertAdjacentHTML("beforeend", '<button data-spot="card:14"></button>');
    press(hand);
    move(20, 0);
    below = spot("card:14");
    point("pointerup", [0, 0]);
    await vi.advanceTimersByTimeAsync(1);
    expect(settings.ownOrder.slice(0, 2)).toEqual([14, 3]);
    expect(table.session.refusals.shown).toBeNull();
  });
});
