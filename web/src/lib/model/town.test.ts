import { describe, expect, it } from "vitest";
import { columnsOf, groupsOf, inOrderOfArrival } from "./town";

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

  it("stands in one row, or in two that are no shorter", () => {
    expect([1, 3, 4, 5, 7, 8, 9, 10].map(columnsOf)).toEqual([1, 3, 4, 4, 4, 4, 5, 5]);
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
