import { expect, test } from "vitest";
import { CARD, fanOf } from "./fan";

/** The room for a discard pile on phones of 390x844, 360x640 and 844x390. */
const ROOMS = [
  [376, 463],
  [346, 337],
  [490, 259],
] as const;

test.each(ROOMS)("cards fill the room of %i x %i", (width, height) => {
  for (const count of [7, 14, 21, 42]) {
    const fan = fanOf(count, width, height);
    const rows = Math.ceil(count / fan.columns);
    const high = fan.width >= CARD ? fan.width * 1.4 : fan.height;
    expect(fan.columns * (fan.width + 4)).toBeLessThanOrEqual(width + 0.01);
    expect(rows * (high + 4)).toBeLessThanOrEqual(height + 0.01);
    expect(Math.min(fan.width, high)).toBeGreaterThan(count < 42 ? 52 : 44);
  }
});

test("fourteen cards are whole on a phone", () => {
  expect(fanOf(14, 376, 463).width).toBeGreaterThan(76); // from there on they have titles
});
