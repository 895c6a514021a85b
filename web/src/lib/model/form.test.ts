import { describe, expect, it } from "vitest";
import { madeUpSnapshot } from "../../dev/snapshots";
import { booksOf, byRank, columnsOf, LIBRARY, weakest } from "./form";

const result = madeUpSnapshot("end").result!;
const seat = { ...result.seats[0]!, tally: { ...result.seats[0]!.tally, reference: 6 } };

describe("the form", () => {
  it("finds the weakest category, the banned one aside, the first on a tie", () => {
    expect(weakest(seat, "corrupted")).toBe("reference");
    expect(weakest(seat, "monster")).toBe("corrupted");
  });

  it("counts the books of a category, and none without a category", () => {
    expect(booksOf(seat, "monster")).toBe(11);
    expect(booksOf(seat, null)).toBe(0);
  });

  it("is in the order of the result", () => {
    const ranks = [2, 1, 1, 4];
    const seats = result.seats.map((each, index) => ({ ...each, rank: ranks[index]! }));
    expect(byRank({ ...result, seats }).map((each) => each.seat)).toEqual([1, 2, 0, 3]);
  });

  it("has a column for the Public Library in solo, before a loser", () => {
    const library = { ...result.seats[0]!, seat: LIBRARY, name: "" };
    const solo = { ...result, seats: [result.seats[0]!], winners: [], library };
    const [own, other] = columnsOf(solo, "Public Library");
    expect(own).toBe(result.seats[0]);
    expect(other).toEqual({ ...library, name: "Public Library" });
    expect(columnsOf(result, "")).toHaveLength(result.seats.length);
  });
});
