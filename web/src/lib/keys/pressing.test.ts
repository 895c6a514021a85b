import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { press } from "../../dev/mounting";
import { region } from "../dom/regions";
import { settings } from "../state/settings.svelte";
import { rove } from "./rove";
import { listen } from "./shortcuts";

const TABLE = `
  <div class="area-town"><button class="target" data-action="1" data-kind="space">a</button></div>
  <div class="area-hand"><button class="target">b</button><button class="target" data-action="2">c</button></div>
  <div class="options"><button class="button" data-action="3" data-kind="done">d</button></div>
  <button data-undo>u</button><input>`;
const at = (): string => document.activeElement!.textContent!;
const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;

beforeEach(() => {
  document.body.innerHTML = TABLE;
  region("town")(find(".area-town"));
  region("hand")(find(".area-hand"));
  region("answers")(find(".options"));
  vi.spyOn(HTMLElement.prototype, "getClientRects").mockReturnValue([{}] as never);
});
afterEach(() => {
  vi.restoreAllMocks();
  document.body.innerHTML = "";
});

describe("single keys", () => {
  const board = {
    front: vi.fn(() => Promise.resolve()),
    help: vi.fn(),
    read: vi.fn(() => true),
    dismiss: vi.fn(),
  };
  let stop: () => void;
  beforeEach(() => {
    vi.clearAllMocks();
    stop = listen(board);
  });
  afterEach(() => stop());
  const after = (...keys: string[]): string[] => keys.map((key) => (press(key, {}, document.body), at()));

  it("go from choice to choice, round and back", () => {
    expect(after("n", "n", "n", "n")).toEqual(["a", "c", "d", "a"]);
    expect(after("b", "b")).toEqual(["d", "c"]);
  });

  it("go to the hand, to the prompt, and to a pane that they bring to the front", async () => {
    expect(after("h", "p")).toEqual(["c", "d"]);
    press("t");
    await Promise.resolve();
    expect(board.front).toHaveBeenCalledWith("town");
    expect(at()).toBe("a");
  });

  it("press the buttons of the prompt by their numbers, and take back", () => {
    const pressed: string[] = [];
    document.addEventListener("click", ({ target }) => void pressed.push((target as Element).textContent!), {
      once: true,
    });
    expect(press("2", {}, document.body)).toBe(false);
    expect(press("1", {}, document.body)).toBe(true);
    document.addEventListener("click", ({ target }) => void pressed.push((target as Element).textContent!), {
      once: true,
    });
    press("u", {}, document.body);
    expect(pressed).toEqual(["d", "u"]);
  });

  it("do nothing while somebody types, with Control, when held down, in a dialog or switched off", () => {
    find("input").focus();
    press("n");
    press("n", { ctrlKey: true }, document.body);
    press("n", { repeat: true }, document.body);
    settings.set({ shortcuts: false });
    press("n", {}, document.body);
    settings.set({ shortcuts: true });
    document.body.insertAdjacentHTML("beforeend", "<dialog open></dialog>");
    press("n", {}, document.body);
    expect(document.activeElement).toBe(find("input"));
  });

  it("Escape dismisses, d reads, and ? helps", () => {
    for (const key of ["Escape", "d", "?"]) press(key, {}, document.body);
    expect([board.dismiss, board.read, board.help].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1]);
  });
});

describe("a group of controls", () => {
  const group = () => find(".area-hand");
  const stops = () => [...group().children].map((item) => (item as HTMLElement).tabIndex);
  const boxes: Record<string, number> = { b: 0, c: 100, a: 200 };

  beforeEach(() => {
    vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockImplementation(function (this: HTMLElement) {
      return new DOMRect(boxes[this.textContent!] ?? 900, 0, 50, 70);
    });
    rove()(group());
  });

  it("is one Tab stop: its first choice, then the last visited", () => {
    expect(stops()).toEqual([-1, 0]);
    find(".area-hand button").focus();
    expect(stops()).toEqual([0, -1]);
  });

  it("is walked by arrows, Home and End, and left where it ends", () => {
    find(".area-hand button").focus();
    const walk = (...keys: string[]): string[] => keys.map((key) => (press(key), at()));
    expect(walk("ArrowRight", "ArrowLeft", "End", "Home")).toEqual(["c", "b", "c", "b"]);
    expect(walk("ArrowRight", "ArrowRight")).toEqual(["c", "a"]);
  });
});
