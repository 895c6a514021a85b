import { describe, expect, it } from "vitest";
import { freshSeat } from "./draft";
import { ShelfEntry } from "./entry.svelte";
import { linesOf } from "./line";

function rig() {
  const seat = $state(freshSeat());
  return { seat, entry: new ShelfEntry(seat, () => new Map([["A4", [2, 0, 0, 0, 0, 0]]])) };
}

function type(entry: ShelfEntry, keys: string): void {
  for (const key of keys) {
    if (/\d/.test(key)) entry.typeDigit(Number(key));
    else entry.typeLetter(key);
  }
}

describe("a shelf card by card", () => {
  it("takes a letter and a number for each card, and a key for the end of the first row", () => {
    const { seat, entry } = rig();
    type(entry, "A4B1");
    entry.chooseRow(1);
    type(entry, "C2D3E4F5");
    expect(linesOf(seat)).toBe("A4 B1\nC2 D3\nE4 F5");
    expect(seat.cards["0,0"]!.books).toEqual([2, 0, 0, 0, 0, 0]);
  });

  it("takes a second digit from a keyboard", () => {
    const { seat, entry } = rig();
    type(entry, "A12B19");
    expect(linesOf(seat)).toBe("A12 B9");
  });

  it("changes the number of the card shown, or its name after another letter", () => {
    const { seat, entry } = rig();
    type(entry, "A1B1");
    entry.typeNumber(7);
    entry.choose({ row: 0, column: 0 });
    type(entry, "C3D2");
    expect(linesOf(seat)).toBe("C3 B7 D2");
  });

  it("goes on where a stored shelf ends", () => {
    const { seat, entry } = rig();
    type(entry, "A1B1");
    const again = new ShelfEntry(seat, () => new Map());
    expect(again.cursor).toEqual({ row: 0, column: 2 });
    expect(again.card).toBeNull();
  });

  it("goes back to the cell of a card that is removed", () => {
    const { seat, entry } = rig();
    type(entry, "A1B1");
    entry.remove();
    expect([linesOf(seat), entry.card]).toEqual(["A1", null]);
    type(entry, "C1");
    expect(linesOf(seat)).toBe("A1 C1");
  });

  it("ignores a number without a letter or a card", () => {
    const { seat, entry } = rig();
    type(entry, "70");
    expect(seat.cards).toEqual({});
  });
});
