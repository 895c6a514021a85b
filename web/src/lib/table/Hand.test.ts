import { flushSync } from "svelte";
import { expect, it, vi } from "vitest";
import { press, show, tableIn } from "../../dev/mounting";
import { settings } from "../state/settings.svelte";
import Hand from "./Hand.svelte";

const order = (page: Element) =>
  [...page.querySelectorAll<HTMLElement>(".slot [data-spot]")].map(({ dataset }) => dataset.spot);

it("Shift and an arrow carry a card through a hand that is arranged by hand, and it keeps the focus", async () => {
  const { session } = tableIn("others");
  settings.set({ handOrder: "own" });
  const page = show(Hand, { seat: session.own! }, session);
  const [first, second, third] = order(page);
  page.querySelector<HTMLElement>(".slot button")!.focus();
  press("ArrowRight", { shiftKey: true });
  expect(order(page).slice(0, 3)).toEqual([second, first, third]);
  await new Promise((done) => setTimeout(done));
  expect((document.activeElement as HTMLElement).dataset.spot).toBe(first);
  press("ArrowLeft", { shiftKey: true });
  expect(order(page).slice(0, 3)).toEqual([first, second, third]);
  press("ArrowRight");
  expect(order(page).slice(0, 3)).toEqual([first, second, third]);
  settings.set({ handOrder: "alphabet" });
  flushSync();
  const sorted = order(page);
  press("ArrowRight", { shiftKey: true });
  expect(order(page)).toEqual(sorted);
});

it("the hand says how many cards it has, and which one is asked about", () => {
  const { session } = tableIn("cell");
  session.queue.shown = { ...session.shown!, decision: { ...session.decision!, focus_card: 14 } };
  const page = show(Hand, { seat: session.own! }, session);
  expect(page.querySelector(".hand")!.getAttribute("aria-label")).toContain("9");
  expect(page.querySelector<HTMLElement>(".asked [data-spot]")!.dataset.spot).toBe("card:14");
});

it("the first tap on a covered card lifts it, and the second chooses it", async () => {
  const { api, session } = tableIn("hand");
  const page = show(Hand, { seat: session.own! }, session);
  const card = page.querySelector<HTMLElement>(".slot .legal")!;
  Object.defineProperty(card, "offsetWidth", { value: 80 });
  Object.defineProperty(card.closest(".slot"), "offsetWidth", { value: 20 });
  const tap = (): void => {
    card.dispatchEvent(new PointerEvent("click", { pointerType: "touch", bubbles: true }));
    flushSync();
  };
  tap();
  expect(card.closest(".slot")!.classList).toContain("lifted");
  expect(api.act).not.toHaveBeenCalled();
  tap();
  await Promise.resolve();
  expect(api.act).toHaveBeenCalledOnce();
});

it(
  "when an assistant may go home, each card says what shelving it gains at best",
  { timeout: 30_000 },
  async () => {
    const { api, session } = tableIn("space");
    const [card] = session.own!.hand;
    const worth = { b1: 3, b2: 0, b3: 0, b4: 1, b5: 0, prominent: 0, turned: [] };
    const shelving = [{ card, cells: [{ action: 1, row: 1, column: 1, worth }] }];
    api.preview.mockResolvedValue({ preview: { decision: { ...session.decision!, shelving } } } as never);
    const page = show(Hand, { seat: session.own! }, session);
    await vi.waitFor(() => expect(page.querySelectorAll(".worth").length).toBe(1), { timeout: 15_000 });
    expect(page.querySelector(".worth")!.textContent).toBe("+4");
  },
);

it("cards stay where they are while several are chosen, and close up with the next question", () => {
  const { session } = tableIn("hand");
  const { seats } = session.shown!.view!;
  const page = show(
    Hand,
    {
      get seat() {
        return session.own!;
      },
    },
    session,
  );
  const lefts = () =>
    new Map(
      [...page.querySelectorAll<HTMLElement>(".slot")].map((slot) => [
        slot.querySelector<HTMLElement>("[data-spot]")!.dataset.spot,
        slot.style.getPropertyValue("--index"),
      ]),
    );
  const whole = lefts();
  const hand = session.own!.hand.slice(1);
  const fewer = { ...session.own!, hand, hand_count: hand.length };
  const shown = {
    ...session.shown!,
    view: { ...session.shown!.view!, seats: seats.with(fewer.seat, fewer) },
  };
  flushSync(() => (session.queue.shown = shown));
  expect(lefts().size).toBeLessThan(whole.size);
  for (const [spot, index] of lefts()) expect(whole.get(spot)).toBe(index);
  flushSync(() => (session.queue.shown = { ...shown, decision: null }));
  expect([...lefts().values()].toSorted()).toEqual(hand.map((_, index) => String(index)).toSorted());
});
