import { expect, it } from "vitest";
import type { PublicForm, RunningScore, View } from "../api/types";
import { awardText, bestText, pointsText } from "./award";

const FORM: PublicForm = {
  b1: 0,
  b2: 7,
  b3: 0,
  b4: 0,
  prominent: 0,
  books: {},
  focus_least: 0,
  focus_most: 0,
  best_least: 0,
  best_most: 0,
  best_b2: 7,
  best_prominent: 0,
  unflipped: 0,
};
const running = (prominent: number, b2: number | null): RunningScore => ({
  ...FORM,
  b2,
  b5: 0,
  best: 0,
  prominent,
});
const others = (...books: number[]) =>
  books.map((prominent) => ({ form: { ...FORM, prominent, best_prominent: prominent } }));
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
  expect(pointsText({ ...FORM, prominent: 2, best_prominent: 2 }, "spells")).not.toMatch(/share the awards/);
  expect(pointsText({ ...FORM, b2: null }, "spells")).toMatch(/B2 0, /);
});

it("says what the secret focus can add, and what the best flips make of the total", () => {
  const form = {
    ...FORM,
    b1: 3,
    b2: 15,
    b3: -1,
    prominent: 1,
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
  const own = { ...running(3, 15), best_b2: 9, best_prominent: 3, unflipped: 19, best: 16 };
  expect(bestText(own)).toMatch(/the total is 16\. That is less than now, because other players’ flips/);
  expect(bestText({ ...own, best: 19 })).toMatch(/the total is 19\.$/);
  const rival = { ...FORM, unflipped: 30, focus_least: 4, focus_most: 8, best_least: 31, best_most: 34 };
  expect(bestText(rival)).toMatch(/the total is 31–34\. That is less than now, because other players’ flips/);
  expect(bestText({ ...rival, best_most: 38 })).not.toMatch(/less than now/);
  expect(awardText(own, VIEW, [])).toMatch(/With everyone’s best flips: B2 9, books of .*: 3\./);
});

it("says of line B2 that it stays as it is, by saying nothing, and that those without books share", () => {
  const own = { ...running(3, 7), best_prominent: 3 };
  expect(awardText(own, VIEW, others(2))).not.toMatch(/best flips|share the awards/);
  expect(awardText(own, VIEW, others(0))).toMatch(/players who have none share the awards/);
  expect(awardText(own, VIEW, [{ form: { ...FORM, b2: 0, prominent: 2 } }])).toMatch(/share the awards/);
});
