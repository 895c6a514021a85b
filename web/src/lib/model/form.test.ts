import { describe, expect, it } from "vitest";
import { madeUpSnapshot } from "../../dev/snapshots";
import { booksOf, byRank, columnsOf, LIBRARY, weakest } from "./form";

const KEYS = ["corrupted", "fantastical", "historic", "monster", "reference", "spells"];
const result = madeUpSnapshot("end").result!;
const seat = { ...result.seats[0]!, tally: [3, 9, 7, 11, 6, 6] };

describe("the form", () => {
  it("finds the weakest category, the banned one aside, the first on a tie", () => {
    expect(weakest(seat, KEYS, "corrupted")).toBe("reference");
    expect(weakest(seat, KEYS, "monster")).toBe("corrupted");
  });

  it("counts the books of a category, and none without a category", () => {
    expect(booksOf(seat, KEYS, "monster")).toBe(11);
    expect(booksOf(seat, KEYS, null)).toBe(0);
  });

  it("is in the order of the result", () => {
    const ranks = [2, 1, 1, 4];
    const seats = result.seats.map((each, index) => ({ ...each, rank: ranks[index]! }));
    expect(byRank({ ...result, seats }).map((each) => each.seat)).toEqual([1, 2, 0, 3]);
  });

  it("has a column for the Public Library in solo, before a loser", () => {
    const library = {
      tally: [34, 20, 12, 16, 18, 21],
      b2: 15,
      b3: -34,
      b4: 36,
      b5: 40,
      total: 57,
      focus: "spells",
    };
    const solo = { ...result, seats: [result.seats[0]!], winners: [], library };
    const [own, other] = columnsOf(solo, "Public Library");
    expect([own?.seat, other?.seat]).toEqual([0, LIBRARY]);
    expect(other).toMatchObject({ name: "Public Library", total: 57, books: 121, rank: 1 });
    expect(columnsOf({ ...solo, winners: [0] }, "")[1]?.rank).toBe(2);
    expect(columnsOf(result, "")).toHaveLength(result.seats.length);
  });
});
