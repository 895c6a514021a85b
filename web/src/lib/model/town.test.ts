import { describe, expect, it } from "vitest";
import { groupsOf, inOrderOfArrival, lotAt, lotsFor } from "./town";

describe("the town", () => {
  it("begins with the tiles of this round and keeps the permanent ones together", () => {
    const tiles = [true, false, true, false].map((permanent, number) => ({ permanent, number }));
    expect(groupsOf(tiles).map(({ tiles }) => tiles.map(({ number }) => number))).toEqual([
      [1, 3],
      [0, 2],
    ]);
  });

  it("has no group without tiles", () => {
    expect(groupsOf([])).toEqual([]);
    expect(groupsOf([{ permanent: true }])).toEqual([{ permanent: true, tiles: [{ permanent: true }] }]);
  });

  it("has lots that change only where more tiles don't fit", () => {
    const lots = (...counts: number[]) => counts.map((count) => Object.values(lotsFor(count, "broad")));
    expect(lots(1, 4)).toEqual([
      [4, 1],
      [4, 1],
    ]);
    expect(lots(5, 8)).toEqual([
      [4, 2],
      [4, 2],
    ]);
    expect(lots(9, 11)).toEqual([
      [5, 2],
      [6, 2],
    ]);
    expect([3, 6, 7, 9].map((count) => lotsFor(count, "upright").rows)).toEqual([3, 3, 4, 5]);
    expect([3, 6, 7, 9, 10].map((count) => lotsFor(count, "low").rows)).toEqual([2, 2, 3, 3, 4]);
  });

  it("has another column for the ninth and the tenth tile, and the others stay", () => {
    const places = (columns: number): number[][] =>
      Array.from({ length: 2 * columns }, (_, index) => Object.values(lotAt(index, columns, "broad")));
    expect(places(5).slice(0, 8)).toEqual(places(4));
    expect(places(5).slice(8)).toEqual([
      [4, 1],
      [4, 0],
    ]);
    expect(new Set(places(6).map(String)).size).toBe(12);
    expect(lotAt(8, 3, "low")).toEqual({ column: 2, row: 2 });
  });

  it("gives two tiles all the room of a phone", () => {
    expect(lotsFor(2, "upright")).toEqual({ columns: 1, rows: 2 });
    expect(lotsFor(2, "low")).toEqual({ columns: 2, rows: 1 });
    expect(lotsFor(2, "broad").columns).toBe(4);
  });

  it("leaves permanent tiles where they are when others come", () => {
    const came = new Set<number>();
    const numbers = (...permanent: number[]): number[] =>
      inOrderOfArrival(
        [{ number: 9, permanent: false }, ...permanent.map((number) => ({ number, permanent: true }))],
        came,
      ).map(({ number }) => number);
    expect(numbers(1, 7)).toEqual([9, 1, 7]);
    expect(numbers(1, 4, 7)).toEqual([9, 1, 7, 4]);
    expect(numbers(4, 7)).toEqual([9, 7, 4]); // one step back, as in a replay
  });
});
