import { describe, expect, it } from "vitest";
import { pieces } from "./pieces";

describe("pieces", () => {
  it("leave a sentence without names in one piece", () => {
    expect(pieces("Rita is ready.", [])).toEqual([{ text: "Rita is ready.", mention: null }]);
  });

  it("separate every name, also at the beginning and the end", () => {
    const [card, tile] = [
      { start: 0, end: 2, card: 5 },
      { start: 6, end: 13, tile: 2 },
    ];
    expect(pieces("M3 at Book Sw", [card, tile])).toEqual([
      { text: "M3", mention: card },
      { text: " at ", mention: null },
      { text: "Book Sw", mention: tile },
    ]);
  });
});
