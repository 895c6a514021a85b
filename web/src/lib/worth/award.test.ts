import { expect, it } from "vitest";
import type { PublicForm, RunningScore, View } from "../api/types";
import { awardText, pointsText, publicPointsText } from "./award";

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
  unflipped: 0,
};
const running = (prominent: number, b2: number | null): RunningScore => ({
  ...FORM,
  b2,
  b5: 0,
  best: 0,
  prominent,
});
const others = (...books: number[]) => books.map((prominent) => ({ form: { ...FORM, prominent } }));
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
  expect(pointsText({ ...FORM, prominent: 2 }, "spells")).not.toMatch(/share the awards/);
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
  expect(publicPointsText(form)).toBe("17 + 4–12");
  expect(publicPointsText({ ...form, focus_most: 4 })).toBe("17 + 4");
  expect(pointsText(form, "spells")).toMatch(
    /The secret focus adds 4–12\. .* as the shelves stand now\. .* the total is 22–30\.$/,
  );
});
