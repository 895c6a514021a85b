import { expect, it } from "vitest";
import { madeUpCatalog } from "../../dev/catalog";
import type { PublicForm, RunningScore, View } from "../api/types";
import { catalog } from "../state/catalog.svelte";
import { awardText, bestText, pointsText } from "./award";

catalog.fill(madeUpCatalog(), "en");

/** Return counts of books by category, none but spells. */
const spells = (count: number): number[] => catalog.categoryKeys.map((key) => (key === "spells" ? count : 0));

/** Return a form with this number of spells and these points in line B2, now and with the best flips. */
const formOf = (now: number, b2: number | null, best = now, bestB2 = b2): PublicForm => ({
  b1: 0,
  b2,
  b3: 0,
  b4: 0,
  prominent: now,
  books: spells(now),
  focus_least: 0,
  focus_most: 0,
  best_least: 0,
  best_most: 0,
  flipped: {
    b2: bestB2 === null ? null : [bestB2, bestB2],
    b3: [0, 0],
    b4: [0, 0],
    b5: [0, 0],
    books: spells(best).map((count): [number, number] => [count, count]),
    out_of_order: [],
  },
});
const FORM = formOf(0, 7);
const running = (...counts: Parameters<typeof formOf>): RunningScore => ({
  ...formOf(...counts),
  b5: 0,
  best: [0, 0],
});
const others = (...books: number[]) => books.map((prominent) => ({ form: formOf(prominent, 7) }));
const VIEW = { prominent: "spells", solo: null } as unknown as View;

it("says why there are points for no books", () => {
  expect(awardText(running(0, 7), VIEW, others(0, 0, 0))).toMatch(/7 points, because no player has any/);
  expect(awardText(running(0, 4), VIEW, others(2, 0, 0))).toMatch(
    /4 points, because only one player has any/,
  );
  expect(awardText(running(0, 1), VIEW, others(2, 1, 0))).toMatch(
    /one point, because only 2 players have any/,
  );
});

it("says nothing before Prominent Works are turned up", () => {
  expect(awardText(running(0, null), { ...VIEW, prominent: null }, others(0))).toBe("");
});

it("counts books where there are some, or no points", () => {
  expect(awardText(running(3, 15), VIEW, others(0))).toMatch(/: 3 books so far/);
  expect(awardText(running(0, 0), VIEW, others(2, 1, 1))).toMatch(/: 0 books so far/);
  expect(awardText(running(0, null), VIEW, [])).toMatch(/settled at the end/);
});

it("says of others, too, why a shelf without such books has points", () => {
  expect(pointsText(FORM, "spells")).toMatch(/B2 7, .* players who have none share the awards/);
  expect(pointsText(formOf(2, 7), "spells")).not.toMatch(/share the awards/);
  expect(pointsText({ ...FORM, b2: null }, "spells")).toMatch(/B2 0, /);
});

it("says what the secret focus can add, and what the best flips make of the total", () => {
  const form = {
    ...formOf(1, 15, 0, 7),
    b1: 3,
    b3: -1,
    focus_least: 4,
    focus_most: 12,
    best_least: 22,
    best_most: 30,
  };
  expect(pointsText(form, "spells")).toMatch(
    /The secret focus adds 4–12\. .* as the shelves stand now\. .* the total is 22–30\. With everyone’s best flips: B2 7, books of .*: 0\./,
  );
});

it("says why the best flips of all leave less than there is now", () => {
  const own: RunningScore = { ...running(3, 15, 3, 9), b5: 4, best: [16, 16] };
  expect(bestText(own)).toMatch(/the total is 16\. That is less than now, because other players’ flips/);
  expect(bestText({ ...own, best: [16, 19] })).toMatch(/the total is 16–19\.$/);
  const rival = { ...formOf(3, 30), focus_least: 4, focus_most: 8, best_least: 31, best_most: 34 };
  expect(bestText(rival)).toMatch(/the total is 31–34\. That is less than now, because other players’ flips/);
  expect(bestText({ ...rival, best_most: 38 })).not.toMatch(/less than now/);
  expect(awardText(own, VIEW, [])).toMatch(/With everyone’s best flips: B2 9, books of .*: 3\./);
});

it("says of line B2 that it stays as it is, by saying nothing, and that those without books share", () => {
  const own = running(3, 7);
  expect(awardText(own, VIEW, others(2))).not.toMatch(/best flips|share the awards/);
  expect(awardText(own, VIEW, others(0))).toMatch(/players who have none share the awards/);
  expect(awardText(own, VIEW, [{ form: formOf(2, 0, 0, 7) }])).toMatch(/share the awards/);
});
