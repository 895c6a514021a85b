import { describe, expect, it } from "vitest";
import {
  cellAfter,
  columnsOf,
  freshCard,
  freshSeat,
  freshSheet,
  isWhole,
  missing,
  restored,
  rowAfter,
  toSheet,
  errorIn,
  type CardDraft,
  type SheetDraft,
} from "./draft";

const card = (letter: string, number: number, ...books: number[]): CardDraft => ({
  ...freshCard(),
  letter,
  number,
  books: freshCard().books.map((_, category) => books.filter((each) => each === category).length),
});

const names = (seat: number): string => ["Rita", "Eric"][seat]!;

function filled(): SheetDraft {
  const rita = {
    ...freshSeat(),
    focus: "monster" as const,
    hand: 2,
    cards: {
      "1,-1": card("A", 4, 0, 2),
      "2,-1": { ...card("B", 1, 5, 5, 1), faceDown: true },
      "2,0": { ...card("B", 7, 3, 4), entombed: true },
    },
  };
  const eric = {
    ...freshSeat(),
    focus: "spells" as const,
    tallied: true,
    stability: 6,
    counts: [0, 1, 2, 3, 4, 5],
  };
  return { ...freshSheet(), prominent: "reference", banned: "corrupted", seats: [rita, eric] };
}

describe("the place of the next card", () => {
  it("is to the right, or at the start of the row below while that is empty", () => {
    const seat = { ...freshSeat(), cards: { "0,-1": card("A", 1, 0, 1), "0,0": card("A", 2, 0, 1) } };
    expect(cellAfter(seat, { row: 0, column: 0 })).toEqual({ row: 0, column: 1 });
    expect(cellAfter(seat, { row: 0, column: -1 })).toBeNull();
    expect(rowAfter(seat, { row: 0, column: 0 })).toEqual({ row: 1, column: -1 });
    expect(
      rowAfter({ ...seat, cards: { ...seat.cards, "1,0": card("B", 1, 0, 1) } }, { row: 0, column: 0 }),
    ).toBeNull();
    expect(rowAfter(seat, { row: 2, column: 0 })).toBeNull();
  });
});

describe("the sheet", () => {
  it("has the form that `exlibris score` reads, without empty cells around the shelf", () => {
    expect(toSheet(filled(), names)).toEqual({
      ruleset: "first-en",
      prominent_ties: "all_places",
      prominent: "reference",
      banned: "corrupted",
      seats: [
        {
          name: "Rita",
          focus: "monster",
          hand: 2,
          shelf: [
            [{ letter: "A", number: 4, books: ["corrupted", "historic"] }, null],
            [
              { letter: "B", number: 1, books: ["fantastical", "spells", "spells"], face_down: true },
              { letter: "B", number: 7, books: ["monster", "reference"], entombed: true },
            ],
          ],
        },
        {
          name: "Eric",
          focus: "spells",
          hand: 0,
          counts: { corrupted: 0, fantastical: 1, historic: 2, monster: 3, reference: 4, spells: 5 },
          stability: 6,
        },
      ],
    });
  });

  it("has one seat and the Public Library in solo", () => {
    const counts = [34, 20, 12, 16, 18, 21];
    const sheet = toSheet({ ...filled(), solo: true, library: { counts, focus: "fantastical" } }, names);
    expect(sheet.seats).toHaveLength(1);
    expect(sheet).toMatchObject({
      mode: "solo",
      library: { focus: "fantastical", books: { corrupted: 34 } },
    });
  });

  it("says what three or more share who tie in Prominent Works (PROM-04)", () => {
    expect(toSheet({ ...filled(), ties: "next_place" }, names).prominent_ties).toBe("next_place");
  });

  it("knows what is missing", () => {
    expect(missing(freshSheet()).map(({ what }) => what)).toEqual(["prominent", "banned", "focus", "focus"]);
    expect(missing(filled())).toEqual([]);
    expect(missing({ ...filled(), solo: true })).toEqual([{ what: "library-focus" }]);
  });

  it("is restored after a reload, whatever else the browser kept", () => {
    expect(restored(filled())).toEqual(filled());
    for (const kept of [null, {}, { seats: [] }]) expect(restored(kept)).toEqual(freshSheet());
    const alone = { ...filled(), seats: filled().seats.slice(0, 1) };
    expect(restored(alone).seats).toEqual([alone.seats[0], freshSeat()]);
  });
});

describe("the grid", () => {
  it("has a free column on both sides of the shelf", () => {
    expect(columnsOf(freshSeat())).toEqual([0, 1, 2, 3]);
    expect(columnsOf(filled().seats[0]!)).toEqual([-2, -1, 0, 1]);
  });

  it("goes on to the right of a card, unless that cell is taken", () => {
    const seat = filled().seats[0]!;
    expect(cellAfter(seat, { row: 2, column: 0 })).toEqual({ row: 2, column: 1 });
    expect(cellAfter(seat, { row: 2, column: -1 })).toBeNull();
  });

  it("accepts a card only with letter, number and two to four books", () => {
    expect(isWhole(card("A", 4, 0, 0))).toBe(true);
    expect(isWhole(card("A", 4, 0))).toBe(false);
    expect(isWhole(card("", 4, 0, 1))).toBe(false);
    expect(isWhole(card("A", 0, 0, 1))).toBe(false);
    expect(isWhole(card("A", 4))).toBe(false);
    expect(isWhole(card("A", 4, 0, 1, 2, 3, 4))).toBe(false);
  });

  it("finds the cell that the server complains about", () => {
    const at = (...place: (string | number)[]) => errorIn(filled(), { place, what: "no good" });
    expect(at("seats", 0, "shelf", 1, 1)).toEqual({
      seat: 0,
      cell: { row: 2, column: 0 },
      what: "no good",
    });
    expect(at("seats", 1, "name")).toEqual({ seat: 1, cell: null, what: "no good" });
    expect(at("seats", 0, "counts", "spells")).toMatchObject({ seat: 0, cell: null });
    for (const place of ["banned", "library.focus"])
      expect(at(place)).toMatchObject({ seat: null, cell: null });
  });
});
