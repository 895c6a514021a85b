import { describe, expect, it } from "vitest";
import { madeUpSnapshot } from "../../dev/snapshots";
import { booksOf, byRank, weakest } from "./form";

const KEYS = ["corrupted", "fantastical", "historic", "monster", "reference", "spells"];
const result = madeUpSnapshot("end").result!;
const seat = { ...result.seats[0]!, tally: [3, 9, 7, 11, 6, 6] };

describe("the form", () => {
  it("names the weakest category, the banned one aside, the earlier on a tie", () => {
    expect(weakest(seat, KEYS, "corrupted")).toBe("reference");
    expect(weakest(seat, KEYS, "monster")).toBe("corrupted");
  });

  it("counts the books of a category, none of no category", () => {
    expect(booksOf(seat, KEYS, "monster")).toBe(11);
    expect(booksOf(seat, KEYS, null)).toBe(0);
  });

  it("stands in the order of the result", () => {
    const ranks = [2, 1, 1, 4];
    const seats = result.seats.map((each, index) => ({ ...each, rank: ranks[index]! }));
    expect(byRank({ ...result, seats }).map((each) => each.seat)).toEqual([1, 2, 0, 3]);
  });
});
