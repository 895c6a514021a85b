import { describe, expect, it } from "vitest";
import { freshCard, freshSeat, type CardDraft, type SeatSheet } from "./draft";
import { linesOf, parsed } from "./line";

const LETTERS = ["A", "B", "C", "Ć"];
const known = new Map([["A3", [2, 0, 0, 0, 0, 0]]]);
const card = (letter: string, number: number): CardDraft => ({ ...freshCard(), letter, number });
const read = (text: string, before: SeatSheet = freshSeat()) => parsed(text, before, LETTERS, known);
const shelf = (text: string): SeatSheet => ({ ...freshSeat(), cards: read(text).cards });

describe("a shelf as text", () => {
  it("has a line per row, with a dash for an empty cell", () => {
    for (const text of ["A3 B1\nC9 - A2", "\nA1\n- B1 B2", "Ć12", ""])
      expect(linesOf(shelf(text))).toBe(text);
  });

  it("is read without regard to case, spaces, commas and kinds of dashes", () => {
    for (const text of ["a3 b1 – c9", "A3,B1,-,C9", " A3B1—C9 \n\n"])
      expect(linesOf(shelf(text))).toBe("A3 B1 - C9");
  });

  it("has the books of known cards", () => {
    expect(read("A3 B1").cards).toEqual({
      "0,0": { ...card("A", 3), books: [2, 0, 0, 0, 0, 0] },
      "0,1": card("B", 1),
    });
  });

  it("keeps all about cards that were there before, and where the shelf begins", () => {
    const down = { ...card("B", 1), faceDown: true };
    const before = { ...freshSeat(), cards: { "0,-1": card("A", 3), "0,0": down } };
    expect(linesOf(before)).toBe("A3 B1");
    expect(read("B1 C2", before).cards).toEqual({ "0,-1": down, "0,0": card("C", 2) });
  });

  it.each([
    ["A3 Q1", 0, "Q1"],
    ["A3\nB", 1, "B"],
    ["A3\nB0", 1, "B0"],
    ["A3\n?! B2", 1, "?!"],
    ["\n\n\nA3", 3, "A3"],
  ])("names the first word of %j that is no card", (text, row, word) => {
    expect(read(text).wrong).toEqual({ row, word });
  });
});
