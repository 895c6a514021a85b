import { describe, expect, it } from "vitest";
import type { GameReview } from "../api/types";
import { Reviewing } from "./reviewing.svelte";

const REVIEW: GameReview = { points: [], turning_points: [], mistakes: [], seats: [] };

describe("a review", () => {
  it("is asked for once", async () => {
    let asked = 0;
    const reviewing = new Reviewing(() => {
      asked++;
      return Promise.resolve(REVIEW);
    });
    await Promise.all([reviewing.load(), reviewing.load()]);
    expect([asked, reviewing.review]).toEqual([1, REVIEW]);
  });

  it("can be asked for again after a failure", async () => {
    let fails = true;
    const reviewing = new Reviewing(() =>
      fails ? Promise.reject(new Error("no")) : Promise.resolve(REVIEW),
    );
    await reviewing.load();
    expect(reviewing.problem).not.toBeNull();
    fails = false;
    await reviewing.load();
    expect([reviewing.problem, reviewing.review]).toEqual([null, REVIEW]);
  });
});
