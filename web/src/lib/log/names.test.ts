import { describe, expect, it } from "vitest";
import { destination, subjectOf } from "./names";

describe("a name in a sentence", () => {
  it("stands for a card, a location or somebody's assistant", () => {
    expect(subjectOf({ card: "0" })).toEqual({ kind: "card", card: 0 });
    expect(subjectOf({ tile: "14", seat: "1" })).toEqual({ kind: "tile", number: 14 });
    expect(subjectOf({ assistant: "witch", seat: "2" })).toEqual({
      kind: "assistant",
      key: "witch",
      seat: 2,
    });
    expect(subjectOf({ assistant: "witch" })).toEqual({ kind: "assistant", key: "witch", seat: null });
    expect(subjectOf({})).toBeNull();
  });

  it("moves on by the arrow keys, which stop at both ends", () => {
    expect([destination("ArrowRight", 1, 3), destination("ArrowUp", 1, 3)]).toEqual([2, 0]);
    expect([destination("ArrowDown", 2, 3), destination("ArrowLeft", 0, 3)]).toEqual([2, 0]);
    expect([destination("Home", 2, 3), destination("End", 0, 3)]).toEqual([0, 2]);
    expect(destination("Enter", 1, 3)).toBeNull();
  });
});
