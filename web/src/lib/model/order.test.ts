import { describe, expect, it } from "vitest";
import { shelf } from "../../dev/snapshots";
import { misfiledOn, misfiledWith } from "./order";

/** Return the cards out of order, and those after which they stand, by their places in reading order. */
function found(drawing: string[]): [number, number][] {
  const view = shelf(0, drawing);
  const order = view.rows.flat().flatMap((cell) => (cell?.card == null ? [] : [cell.card]));
  return [...misfiledOn(view)].map(([card, before]) => [order.indexOf(card), order.indexOf(before)]);
}

describe("a card out of order (ALPHA-03)", () => {
  it("stands after the last card in order, also of another row and beyond a gap", () => {
    expect(found(["oow", "w.o"])).toEqual([
      [2, 1],
      [3, 1],
    ]);
  });

  it("is none that its owner would rather flip, which others are compared with", () => {
    expect(found(["foof"])).toEqual([]);
    expect(found(["ofw"])).toEqual([[2, 1]]);
  });

  it("is compared with no card that lies face down", () => {
    expect(found(["oxw"])).toEqual([[2, 0]]);
  });

  it("is none on a shelf in order", () => {
    expect(found(["oo.o", "oooo"])).toEqual([]);
  });
});

it("a card that comes to a place stands after the card in order before it, and others may then stand after it", () => {
  const view = shelf(0, ["oo.o"]);
  const [first, second, , fourth] = view.rows[0]!;
  const come = 99;
  const place = { row: second!.row, column: second!.column + 1 };
  expect(misfiledWith(view, come, place, [come])).toEqual(new Map([[come, second!.card]]));
  expect(misfiledWith(view, come, place, [fourth!.card!])).toEqual(new Map([[fourth!.card, come]]));
  expect(misfiledWith(view, come, { row: 1, column: 0 }, [first!.card!])).toEqual(
    new Map([[first!.card, come]]),
  );
});
