import { expect, it } from "vitest";
import type { RunningScore, View } from "../api/types";
import { awardText, pointsText, publicPointsText } from "./award";

const running = (prominent: number, b2: number | null): RunningScore => ({
  b1: 0,
  b2,
  b3: 0,
  b4: 0,
  b5: 0,
  prominent,
  best: null,
});
const others = (...books: number[]) =>
  books.map((prominent) => ({ form: { b1: 0, b2: 0, b3: 0, b4: 0, prominent, best: null } }));
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
  const form = { b1: 0, b2: 7, b3: 0, b4: 0, prominent: 0, best: 7 };
  expect(pointsText(form, "spells")).toMatch(/B2 7, .* players who have none share the awards/);
  expect(pointsText({ ...form, prominent: 2 }, "spells")).toMatch(/^What all players .* B4 0\.$/);
  expect(pointsText({ ...form, b2: null, best: 0 }, "spells")).toMatch(/B2 0, .* B4 0\.$/);
});

it("says what the best flips would make of the points, where they are more", () => {
  const form = { b1: 3, b2: 15, b3: -1, b4: 0, prominent: 1, best: 56 };
  expect(publicPointsText(form)).toBe("17, up to 56");
  expect(pointsText(form, "spells")).toMatch(
    /B4 0\. As the cards lie now, the total is 17\. .* would be 56\.$/,
  );
  for (const best of [17, null]) {
    expect(publicPointsText({ ...form, best })).toBe("17 points");
    expect(pointsText({ ...form, best }, "spells")).toMatch(/B4 0\.$/);
  }
});
