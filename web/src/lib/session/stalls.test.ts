import { expect, it } from "vitest";
import type { TableInfo } from "../api/types";
import { hasStalled, ONE_VOTE_SECONDS, STALLED_SECONDS, stallsOf } from "./stalls";

it("counts from what the server has sent", () => {
  const stalls = { at: 5000, seats: [{ seat: 1, seconds: 60 }] };
  const then = 5000 + (STALLED_SECONDS - 60) * 1000;
  expect(hasStalled(stalls, 1, then - 1000)).toBe(false);
  expect(hasStalled(stalls, 1, then)).toBe(true);
  expect(hasStalled(stalls, 1, then, ONE_VOTE_SECONDS)).toBe(false);
  expect(hasStalled(stalls, 0, then)).toBe(false);
});

it("counts from now what the server has not said, and nothing where people have clocks", () => {
  const facts = (pace: unknown) => ({
    table: { options: { pace } } as TableInfo,
    waiting_for: [1, 2],
    stalls: [{ seat: 1, seconds: 90 }],
  });
  expect(stallsOf(facts(null), 7)).toEqual({
    at: 7,
    seats: [
      { seat: 1, seconds: 90 },
      { seat: 2, seconds: 0 },
    ],
  });
  expect(stallsOf(facts({ kind: "live", seconds: 60 }), 7).seats).toEqual([]);
});
