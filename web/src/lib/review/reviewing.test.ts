import { describe, expect, it } from "vitest";
import type { GameReview, SeatReview } from "../api/types";
import { Reviewing } from "./reviewing.svelte";

const review = (looked_at: number, seats: SeatReview[] = []): GameReview => ({
  looked_at,
  points: [],
  turning_points: [],
  mistakes: [],
  seats,
});
const part = { win: 0, points: 0 };
const SEAT = { seat: 0, accuracy: 1, choices: 1, mistakes: 0, cost: 0 };
const SEATS: SeatReview[] = [{ ...SEAT, deal: part, luck: part, own: part, others: part }];

describe("a review", () => {
  it("is asked for until it is complete, by one request after the other", async () => {
    const asked: (number | null)[] = [];
    const reviewing = new Reviewing((after) => {
      asked.push(after);
      return Promise.resolve(review((after ?? -20) + 20, after === 20 ? SEATS : []));
    });
    await Promise.all([reviewing.begin(), reviewing.load(), reviewing.load()]);
    expect(asked).toEqual([null, 0, 20]);
    expect(reviewing.isComplete).toBe(true);
  });

  it("does not go on when nobody looks at it", async () => {
    let asked = 0;
    const reviewing = new Reviewing(() => {
      if (++asked === 3) reviewing.leave();
      return Promise.resolve(review(asked));
    });
    await reviewing.load();
    expect([asked, reviewing.review?.looked_at]).toEqual([3, 3]);
  });

  it("can be asked for again after a failure", async () => {
    let fails = true;
    const reviewing = new Reviewing(() =>
      fails ? Promise.reject(new Error("no")) : Promise.resolve(review(1, SEATS)),
    );
    await reviewing.begin();
    expect(reviewing.problem).not.toBeNull();
    fails = false;
    reviewing.again();
    await reviewing.begin();
    expect([reviewing.problem, reviewing.isComplete]).toEqual([null, true]);
  });
});
