import { describe, expect, it } from "vitest";
import { columnsOf, groupsOf } from "./town";

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

  it("stands in one row, or in two of about the same length", () => {
    expect([1, 3, 4, 5, 7, 8, 9, 10].map(columnsOf)).toEqual([1, 3, 4, 3, 4, 4, 5, 5]);
  });
});
