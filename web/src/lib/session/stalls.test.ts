import { expect, it } from "vitest";
import { hasStalled, ONE_VOTE_SECONDS, STALLED_SECONDS } from "./stalls";

it("counts from what the server has sent", () => {
  const stalls = { at: 5000, seats: [{ seat: 1, seconds: 60 }] };
  const then = 5000 + (STALLED_SECONDS - 60) * 1000;
  expect(hasStalled(stalls, 1, then - 1000)).toBe(false);
  expect(hasStalled(stalls, 1, then)).toBe(true);
  expect(hasStalled(stalls, 1, then, ONE_VOTE_SECONDS)).toBe(false);
  expect(hasStalled(stalls, 0, then)).toBe(false);
});
