import { describe, expect, it } from "vitest";
import type { CountedLine } from "./beats";
import { extentOf, pileOf } from "./piles";

const lines = (...points: number[]) =>
  new Map(points.map((each, index) => [`b${index + 1}` as CountedLine, each] as const));

describe("a stack of the race", () => {
  it("has a book for every five points of a line, the first line at the bottom", () => {
    const { books, height } = pileOf(lines(12, 4));
    expect(books.map(({ line, points, below }) => [line, points, below])).toEqual([
      ["b1", 5, 0],
      ["b1", 5, 5],
      ["b1", 2, 10],
      ["b2", 4, 12],
    ]);
    expect(height).toBe(16);
  });

  it("sinks by what a line takes away, and stands above the floor by the sum", () => {
    const { height, sunk } = pileOf(lines(12, 7, -4, 15, 28));
    expect([height, sunk, height - sunk]).toEqual([62, 4, 58]);
  });

  it("disappears below the floor where the sum is negative", () => {
    const { height, sunk } = pileOf(lines(0, 0, -6, 3, 0));
    expect(height - sunk).toBe(-3);
  });

  it("keeps its books while a line grows", () => {
    const before = pileOf(lines(0, 0, 0, 0, 10)).books;
    expect(pileOf(lines(0, 0, 0, 0, 28)).books.slice(0, before.length)).toEqual(before);
  });
});

describe("the room for all stacks", () => {
  it("is as high as the highest gets on the way, and as deep as the deepest", () => {
    const all = [lines(20, 0, -9, 0, 0), lines(0, 0, -2, 3, 4)].map((each) => ({ lines: each }));
    expect(extentOf(all)).toEqual({ above: 20, below: 9 });
  });

  it("is never nothing", () => {
    expect(extentOf([{ lines: lines(0) }])).toEqual({ above: 1, below: 0 });
  });
});
