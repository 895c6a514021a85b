import { expect, it } from "vitest";
import { show, tableIn } from "../../dev/mounting";
import Counts from "./Counts.svelte";
import TurnOrder from "./TurnOrder.svelte";

it("the turn order begins with the first player, counts shelves, and underlines who decides", () => {
  const { session } = tableIn("others");
  const view = session.shown!.view!;
  const page = show(TurnOrder, { view }, session);
  const seats = [1, 2, 3, 0].map((seat) => view.seats[seat]!);
  const parts = [...page.querySelectorAll("p > span")];
  expect(parts.map((part) => part.textContent)).toEqual([
    ...seats.map(({ final_cards }) => String(final_cards)),
    `/${view.trigger}`,
  ]);
  expect(parts.map((part) => part.classList.contains("deciding"))).toEqual([
    false,
    true,
    false,
    false,
    false,
  ]);
  expect(page.querySelector("p")!.getAttribute("aria-label")).toMatch(/Eric \(8\), Ahmed \(\d+\).*12/);
});

it("the books of a shelf are counted, the prominent and the banned first", () => {
  const { session } = tableIn("others");
  const page = show(Counts, { form: session.shown!.view!.seats[1]!.form }, session);
  const [reference, corrupted] = page.querySelectorAll("p > span");
  expect(reference!.textContent).toMatch(/^5/);
  expect(reference!.classList).toContain("prominent");
  expect(corrupted!.textContent).toMatch(/^6/);
  expect(corrupted!.classList).toContain("banned");
  expect(page.querySelector("p")!.getAttribute("aria-label")).toMatch(/5.*6/);
});
