import { describe, expect, it } from "vitest";
import type { CellView, ShelfView } from "../api/types";
import { cellKey, Columns, placeOf, shelfLayout, type Layout } from "./shelf";

function shelf(...drawing: string[]): ShelfView {
  const rows = drawing.map((line, r) =>
    [...line].map((mark, c): CellView | null =>
      mark === "."
        ? null
        : {
            row: r + 1,
            column: c + 1,
            card: mark.charCodeAt(0),
            face_down: false,
            turned: null,
            entombed: null,
          },
    ),
  );
  return { rows, cards: rows.flat().filter(Boolean).length };
}

const draw = (layout: Layout): string[] =>
  layout.rows.map((row) =>
    row.map(({ card }) => (card?.card ? String.fromCharCode(card.card) : ".")).join(""),
  );

describe("shelfLayout", () => {
  it("draws a column at both ends, and a row above and below while there can be one", () => {
    expect(draw(shelfLayout(shelf("ab")))).toEqual(["....", ".ab.", "...."]);
    expect(draw(shelfLayout(shelf("ab", "c.")))).toEqual(["....", ".ab.", ".c..", "...."]);
  });

  it("draws no free column for a shelf that is not to grow anymore", () => {
    const { left, columns } = shelfLayout(shelf("abc", "de."), [], false);
    expect([left, columns]).toEqual([1, 3]);
  });

  it("adds no row to a full shelf", () => {
    expect(draw(shelfLayout(shelf("a.", "bc", ".d")))).toEqual([".a..", ".bc.", "..d."]);
  });

  it("names the cells by row and column of the shelf", () => {
    const [first] = shelfLayout(shelf("ab")).rows;
    expect(first?.[0]?.cell).toBe("0,0");
    expect(shelfLayout(shelf("ab")).rows[1]?.[1]).toMatchObject({ cell: "1,1", card: { card: 97 } });
  });

  it("always shows every legal cell", () => {
    const layout = shelfLayout(shelf("ab"), [{ row: 1, column: 5 }]);
    expect(layout.rows.flat().map(({ cell }) => cell)).toContain("1,5");
  });

  it("shows a few cells of an empty shelf, the legal one in the middle", () => {
    const layout = shelfLayout(shelf(), [{ row: 1, column: 1 }]);
    expect(layout.columns).toBe(7);
    expect(layout.rows[1]?.[3]?.cell).toBe("1,1");
  });
});

it("an option without a cell has no place", () => {
  expect(placeOf({ row: 0, column: -1 })).toEqual({ row: 0, column: -1 });
  expect(placeOf({ row: null })).toBeNull();
  expect(cellKey({ row: 0, column: -1 })).toBe("0,-1");
});

describe("columns", () => {
  /** Return the number of the column of card "m" while these shelves follow each other. */
  function numbers(...rows: string[]): number[] {
    const columns = new Columns();
    return rows.map((row) => columns.before(shelf(row)) + row.indexOf("m") + 1);
  }

  it("stay where they are while the shelf grows and shrinks to either side", () => {
    expect(numbers("m", "lm", "klm", "jklm", "klm", "klmn", "klmno")).toEqual([0, 0, 0, 0, 0, 0, 0]);
  });

  it("move to the middle once where a place would be out of sight, and then stay", () => {
    const [near, ...far] = numbers("m", "lm", "klm", "jklm", "ijklm", "jklm", "ijklm", "ijklmn", "hijklmn");
    expect([near, ...far.slice(0, 3)]).toEqual([0, 0, 0, 0]);
    expect(new Set(far.slice(3))).toEqual(new Set([2]));
  });
});
