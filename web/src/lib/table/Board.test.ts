import { flushSync } from "svelte";
import { expect, it, onTestFinished, vi } from "vitest";
import { DECISIONS } from "../../dev/decisions";
import { press, show, tableIn } from "../../dev/mounting";
import { madeUpSnapshot } from "../../dev/snapshots";
import type { ActionOption, FullSnapshot } from "../api/types";
import { explainer } from "../target/explainer.svelte";
import Board from "./Board.svelte";

Object.assign(document, { fonts: { ready: Promise.resolve() } });

// Parts of the desk are loaded when first shown, which takes long on a busy machine.
vi.setConfig({ testTimeout: 30_000 });
const soon = (check: () => void): Promise<void> => vi.waitFor(check, { timeout: 10_000 });

function board(state: string, change: Partial<FullSnapshot> = {}) {
  const { api, session } = tableIn(state, change);
  const page = show(Board, { view: session.shown!.view!, toForm: null }, session);
  const prompt = () => page.querySelector("[data-resting]")!.textContent!;
  const pane = () => page.querySelector<HTMLElement>(".board")!.dataset.pane;
  const click = (selector: string): void => {
    page.querySelector<HTMLElement>(selector)!.click();
    flushSync();
  };
  return { api, session, page, prompt, pane, click };
}

it("the pane of the decision comes to the front, and the prompt is read out", () => {
  const { page, pane, prompt } = board("cell");
  expect(pane()).toBe("shelf");
  expect(prompt()).toContain("choose where M3 goes");
  const region = page.querySelector("[data-resting]")!;
  expect([region.getAttribute("role"), region.getAttribute("aria-live")]).toEqual(["status", "polite"]);
  expect(board("space").pane()).toBe("town");
});

it("a card that has come to the shelf is seen there before the pane of another question comes", () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  onTestFinished(() => void vi.useRealTimers());
  const { session, pane } = board("cell");
  const next = madeUpSnapshot("space");
  const seats = next.view!.seats.map((seat) => ({
    ...seat,
    shelf: { ...seat.shelf, cards: seat.shelf.cards + 1 },
  }));
  vi.advanceTimersByTime(5000);
  session.queue.skipTo({ ...next, number: 2, view: { ...next.view!, seats } });
  flushSync();
  expect(pane()).toBe("shelf");
  vi.advanceTimersByTime(1500);
  flushSync();
  expect(pane()).toBe("town");
});

it("the desk has the tile with the cards to choose, whosever power asks; without any, the power with its owner", async () => {
  const asking = { assistant: "cube", tile: 10 };
  const burning = board("card", { decision: { ...DECISIONS.card!, ...asking } });
  const robbed = board("hand", { decision: { ...DECISIONS.hand!, ...asking } });
  const desk = ({ page }: typeof burning) => page.querySelector(".desk")!;
  await soon(() => expect(desk(burning).querySelectorAll(".lot .legal").length).toBe(4));
  await soon(() => expect(desk(robbed).querySelector("h3")!.textContent).toContain("Eric"));
});

it("a card to take says on the desk what shelving it would gain at best", async () => {
  const { card } = DECISIONS;
  const worth = { b1: 2, b2: 0, b3: 0, b4: 0, b5: 0, prominent: 0, turned: [] };
  const actions = card!.actions.map((each, index) => (index === 0 ? { ...each, shelved: worth } : each));
  const { page } = board("card", { decision: { ...card!, actions: actions as ActionOption[] } });
  await soon(() => expect(page.querySelector(".desk .worth")!.textContent).toBe("+2"));
});

it("advice on flips marks all of the cards", async () => {
  const { api, page } = board("flip");
  Object.assign(api, { bestFlips: () => Promise.resolve({ flips: [2, 6], total: 20 }) });
  await soon(() => expect(page.querySelector("[data-advice]")).not.toBeNull());
  page.querySelector<HTMLElement>("[data-advice]")!.click();
  await soon(() => expect(page.querySelectorAll("[data-advised]").length).toBe(2));
});

it("the deal of a day has no advice on flips", async () => {
  const table = { ...madeUpSnapshot("flip").table, deal: "2026-11-30" };
  const { page } = board("flip", { table });
  await new Promise((done) => setTimeout(done, 200));
  expect(page.querySelector("[data-advice]")).toBeNull();
});

it("a held card brings the shelf to the front until it is put down", async () => {
  const { session, pane } = board("space");
  // As on a phone, whose other panes are hidden.
  const rectangles = vi.spyOn(Element.prototype, "getClientRects").mockReturnValue([] as never);
  session.held.thing = { spot: "card:3", card: 3, piece: null, first: null };
  session.held.next = DECISIONS.cell!;
  await soon(() => expect(pane()).toBe("shelf"));
  session.held.drop();
  flushSync();
  expect(pane()).toBe("town");
  rectangles.mockRestore();
});

it("while the others move, the prompt says who is awaited, with the latest line", () => {
  const { prompt } = board("others");
  expect(prompt()).toContain("Ahmed");
  expect(prompt()).toContain("shelves M3");
});

it("a click on what can't be chosen says why, until the next click; Escape takes it away, too", () => {
  const { session, click } = board("cell");
  click("[data-spot^='space:']");
  expect(session.refusals.shown).not.toBeNull();
  click(".area-log");
  expect(session.refusals.shown).toBeNull();
  click("[data-spot^='space:']");
  press("Escape", {}, document.body);
  expect(session.refusals.shown).toBeNull();
});

it("who looks at a tile or a card is not refused anything", () => {
  const { session, click } = board("space");
  click(".tile > .head");
  click(".area-hand .slot [data-spot]");
  expect(session.refusals.shown).toBeNull();
});

it.each(["space", "choice", "cell", "others"])(
  "a rival or a tile looked at during %s lies on the desk",
  (kind) => {
    const { session, click } = board(kind);
    for (const [selector, subject] of [
      ["[data-spot='seat:1']", { kind: "shelf", seat: 1 }],
      [".area-town .tile .text", { kind: "tile" }],
    ] as const) {
      click(selector);
      expect(explainer.shown).toMatchObject({ pinned: true, subject });
      expect(session.refusals.shown).toBeNull();
      explainer.hide();
    }
  },
);

it("a click shows the next of the others' moves, and then refuses nothing", () => {
  const { session, click } = board("others");
  const next = vi.spyOn(session.queue, "goOn");
  vi.spyOn(session.queue, "catchingUp", "get").mockReturnValue(true);
  click("[data-spot='seat:1']");
  expect(next).toHaveBeenCalledOnce();
  expect(session.refusals.shown).toBeNull();
});

it("Escape puts down a held assistant, and calls off a question whether something is meant", () => {
  const { session } = board("space");
  session.held.toggle("special");
  press("Escape", {}, document.body);
  expect(session.held.piece).toBeNull();
  session.confirming = session.decision!.actions[0]!;
  flushSync();
  press("Escape", {}, document.body);
  expect(session.confirming).toBeNull();
});

it("a space where nothing is gained doesn't glow and says why, but may be chosen", () => {
  const decision = tableIn("space").session.decision!;
  const text = "A bid of 4 costs as many cards; you hold 1 so far.";
  const [first] = decision.actions.flatMap((option) =>
    option.kind === "space" && !option.home ? [option] : [],
  );
  const actions = decision.actions.map((option) =>
    option.kind === "space" && option.space === first!.space ? { ...option, useless: text } : option,
  );
  const { page } = board("space", { decision: { ...decision, actions } });
  const stool = page.querySelector<HTMLElement>(".stool.useless");
  expect(stool!.textContent).toContain(text);
  expect(stool!.dataset["action"]).toBeDefined();
  stool!.dispatchEvent(new PointerEvent("pointermove", { pointerType: "mouse" }));
  return soon(() => expect(explainer.shown?.subject).toEqual({ kind: "text", text }));
});

it("the question which assistant goes is asked on the desk, and gives the focus back", () => {
  const { session, page, click, prompt } = board("space");
  const space = page.querySelector<HTMLElement>(".area-town .stool.legal")!;
  space.click();
  flushSync();
  const question = page.querySelector("[role=dialog]")!;
  expect(document.activeElement).toBe(question.querySelector("button"));
  expect(prompt()).toContain("who goes there");
  press("Escape");
  expect(session.held.question).toBeNull();
  expect(document.activeElement).toBe(space);
  space.click();
  flushSync();
  click("[role=dialog] .quiet");
  expect(session.held.question).toBeNull();
});

it("the question which assistant goes says in sight why none would gain anything there", () => {
  const { session, page } = board("space");
  const useless = "As things stand, nothing would happen here.";
  const [standard, special] = session
    .decision!.actions.filter((option) => option.kind === "space")
    .map((option) => ({ ...option, useless }));
  const anchor = page.querySelector(".stool")!;
  flushSync(() => (session.held.question = { options: { standard: standard!, special: special! }, anchor }));
  expect(page.querySelector(".desk .why")!.textContent).toBe(useless);
});

it("a question belongs to one position of the table", () => {
  const { session, page } = board("space");
  page.querySelector<HTMLElement>(".area-town .stool.legal")!.click();
  flushSync();
  session.queue.skipTo({ ...session.shown! });
  flushSync();
  expect(session.held.question).not.toBeNull();
  session.queue.skipTo({ ...session.shown!, number: 2 });
  flushSync();
  expect(session.held.question).toBeNull();
});

it("what the coach advises is set off, also for an assistant that shares the space, and only that", () => {
  const { session, page } = board("space");
  const spaces = session.decision!.actions.filter((option) => option.kind === "space");
  const [standard, special] = [false, true].map((kind) => spaces.find((each) => each.special === kind)!);
  for (const { action } of [standard!, special!]) {
    session.advised = [action];
    flushSync();
    const shown = [...page.querySelectorAll<HTMLElement>("[data-advised]")].map(
      ({ dataset }) => dataset.action,
    );
    expect(new Set(shown)).toEqual(new Set([String(standard!.action)]));
  }
  session.advised = [];
  flushSync();
  expect(page.querySelector("[data-advised]")).toBeNull();
});
