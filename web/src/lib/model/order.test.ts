import { describe, expect, it } from "vitest";
import { shelf } from "../../dev/snapshots";
import { turnsOn } from "./order";

/** Return the cards that would be turned, and those against which, by their places in reading order. */
function found(drawing: string[]): [number, number][] {
  const view = shelf(0, drawing);
  const order = view.rows.flat().flatMap((cell) => (cell?.card == null ? [] : [cell.card]));
  return [...turnsOn(view)].map(([card, { against }]) => [order.indexOf(card), order.indexOf(against ?? -1)]);
}

describe("what would be turned", () => {
  it("stands after the last card in order, also of another row and beyond a gap", () => {
    expect(found(["oow", "w.o"])).toEqual([
      [2, 1],
      [3, 1],
    ]);
  });

  it("stands before a lesser card, or costs points, if its owner would turn it", () => {
    const view = shelf(0, ["foof"]);
    view.rows[0]![0]!.card = 60; // greater than all
    expect([...turnsOn(view)]).toEqual([
      [60, { by: "owner", against: 4 }],
      [8, { by: "owner", against: null }],
    ]);
  });

  it("is compared with no card that lies face down", () => {
    expect(found(["oxw"])).toEqual([[2, 0]]);
  });

  it("is nothing on a shelf in order", () => {
    expect(found(["oo.o", "oooo"])).toEqual([]);
  });
});
