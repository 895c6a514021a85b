import { flushSync } from "svelte";
import { afterEach, expect, it } from "vitest";
import { show, tableIn } from "../../dev/mounting";
import { sides } from "../state/sides.svelte";
import { explainer } from "../target/explainer.svelte";
import Counts from "./Counts.svelte";
import ScorePanel from "./ScorePanel.svelte";

afterEach(() => (sides.flipped = false));

const valuesIn = (page: HTMLElement): string[] =>
  [...page.querySelectorAll("dl > div:not(.heads, .sum) > dd:last-child")].map((cell) =>
    cell.textContent.trim(),
  );

it("shows the lines as they are now or, after a click on the totals, with everyone's best flips", () => {
  const { session } = tableIn("others");
  const { view, running } = session.shown!;
  const page = show(ScorePanel, { view: view!, running: running! }, session);
  expect(valuesIn(page)).toEqual(["10", "4 9", "8 −2", "6 9", "7 14"]);
  expect(page.querySelector(".now")!.classList).toContain("shown");
  flushSync(() => page.querySelector<HTMLElement>(".sum.best")!.click());
  expect(valuesIn(page)).toEqual(["10", "8 15", "5 −1", "5 9", "6 11"]);
  expect(page.querySelector(".best")!.classList).toContain("shown");
  expect([...page.querySelectorAll(".sum > dd:last-child")].map((sum) => sum.textContent.trim())).toEqual([
    "40",
    "44",
  ]);
});

it("counts books with everyone's best flips, too", () => {
  const { session } = tableIn("others");
  const page = show(Counts, { form: session.shown!.running! }, session);
  const counts = (): string[] => [...page.querySelectorAll("span")].map((count) => count.textContent.trim());
  const now = counts();
  flushSync(() => (sides.flipped = true));
  expect(counts()).not.toEqual(now);
});

it("counts a rival's books as a range where they depend on its focus", () => {
  const { session } = tableIn("others");
  const { form } = session.shown!.view!.seats[1]!;
  const books = form.books.map((count): [number, number] => [count, count + 2]);
  const page = show(Counts, { form: { ...form, flipped: { ...form.flipped, books } } }, session);
  flushSync(() => (sides.flipped = true));
  const counts = [...page.querySelectorAll("p > span")].map((count) => count.textContent.trim());
  expect(counts.toSorted()).toEqual(books.map((range) => range.join("–")).toSorted());
});

it("explains each line: what it pays and how to get more, also where the row is tapped", () => {
  const { session } = tableIn("others");
  const page = show(ScorePanel, { view: session.shown!.view!, running: session.shown!.running! }, session);
  for (const [index, row] of [...page.querySelectorAll<HTMLElement>("dl > .pointing")].entries()) {
    row.click();
    expect(explainer.shown).toMatchObject({ pinned: true, subject: { help: `line-help-b${index + 1}` } });
  }
  explainer.hide();
});

it("a tap on a rival's total explains that total and switches nothing", () => {
  const { session } = tableIn("others");
  const page = show(ScorePanel, { view: session.shown!.view!, running: session.shown!.running! }, session);
  const rival = session.others[0]!;
  for (const sum of ["now", "best"]) {
    flushSync(() => page.querySelector<HTMLElement>(`.${sum} > .other`)!.click());
    const { subject } = explainer.shown!;
    expect(subject.kind === "text" && subject.text).toContain(session.seatName(rival.seat));
    expect(sides.flipped).toBe(false);
    explainer.hide();
  }
});

it("a tap on the reader's total explains it where the sums have no names, as below a phone's town", () => {
  const { session } = tableIn("others");
  const page = show(ScorePanel, { view: session.shown!.view!, running: session.shown!.running! }, session);
  page.querySelector<HTMLElement>(".now > dt")!.style.display = "none";
  flushSync(() => page.querySelector<HTMLElement>(".now > dd:last-child")!.click());
  expect([explainer.shown?.pinned, sides.flipped]).toEqual([true, false]);
  explainer.hide();
});
