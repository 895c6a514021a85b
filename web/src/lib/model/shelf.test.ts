import { describe, expect, it } from "vitest";
import type { CellView, ShelfView } from "../api/types";
import { COLUMNS, miniatureLayout, shelfLayout, type Layout } from "./shelf";

const at = (row: number, column: number): number => row * COLUMNS + column;

function shelf(drawing: string[], top: number, left: number): ShelfView {
  const rows = drawing.map((line, r) =>
    [...line].map((mark, c): CellView | null =>
      mark === "."
        ? null
        : { cell: at(top + r, left + c), card: mark.charCodeAt(0), face_down: false, entombed: null },
    ),
  );
  return { rows, cards: rows.flat().filter(Boolean).length, top, left };
}

const draw = (layout: Layout): string[] =>
  layout.rows.map((row) =>
    row.map(({ card }) => (card?.card ? String.fromCharCode(card.card) : ".")).join(""),
  );

describe("shelfLayout", () => {
  it("fills up to three rows, with a column at both ends", () => {
    expect(draw(shelfLayout(shelf(["ab"], 2, 24)))).toEqual(["....", ".ab.", "...."]);
    expect(draw(shelfLayout(shelf(["ab", "c."], 1, 24)))).toEqual(["....", ".ab.", ".c.."]);
  });

  it("draws a fourth row only while one can be started there", () => {
    const rows = shelfLayout(shelf(["ab", "c."], 1, 24), [at(0, 24), at(3, 24)]).rows;
    expect(rows).toHaveLength(4);
  });

  it("adds no fourth row to a full shelf", () => {
    expect(draw(shelfLayout(shelf(["a.", "bc", ".d"], 1, 24)))).toEqual([".a..", ".bc.", "..d."]);
  });

  it("numbers the cells as the engine does", () => {
    const first = shelfLayout(shelf(["ab"], 2, 24)).rows[0]?.[0];
    expect(first?.cell).toBe(at(1, 23));
  });

  it("always shows every legal cell", () => {
    const layout = shelfLayout(shelf(["ab"], 2, 24), [at(2, 28)]);
    expect(layout.rows.flat().map(({ cell }) => cell)).toContain(at(2, 28));
  });

  it("shows a few cells of an empty shelf, the legal one among them", () => {
    const layout = shelfLayout(shelf([], 0, 0), [at(2, 25)]);
    expect(layout.columns).toBe(7);
    expect(layout.rows.flat().map(({ cell }) => cell)).toContain(at(2, 25));
  });
});

describe("miniatureLayout", () => {
  it("shows nothing but the cards", () => {
    expect(draw(miniatureLayout(shelf(["a.", "bc"], 1, 24)))).toEqual(["a.", "bc"]);
  });
});
