import { describe, expect, it } from "vitest";
import type { PlayerPage } from "../api/types";
import { ratingChange } from "./change";

const at = (hour: number): string => `2026-05-01T0${hour}:00:00Z`;
const page = {
  pools: [
    { points: [], history: [] },
    {
      points: [1500, 1480, 1512].map((rating, hour) => ({ at: at(hour), rating })),
      history: [
        { table: "last", at: at(2), rating: 1512 },
        { table: "first", at: at(0), rating: 1500 },
      ],
    },
  ],
} as unknown as PlayerPage;

describe("the change of a rating", () => {
  it("is that from the game before, also if that one is hidden", () => {
    expect(ratingChange(page, "last")).toEqual({ rating: 1512, by: 32 });
  });

  it("is unknown for the first game and for one that was not rated", () => {
    expect(ratingChange(page, "first")).toBeNull();
    expect(ratingChange(page, "other")).toBeNull();
  });
});
