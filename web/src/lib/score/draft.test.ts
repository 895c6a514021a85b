import { describe, expect, it } from "vitest";
import {
  cellAfter,
  cellsOf,
  columnsOf,
  fociOf,
  freshCard,
  freshSeat,
  freshSheet,
  isWhole,
  keyOf,
  misplaced,
  missing,
  restored,
  rowEnd,
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

/** Return a seat with these rows of cards, "A1 B2 / C3", all of whose books are unknown. */
function shelved(rows: string) {
  const seat = freshSeat();
  for (const [row, names] of rows.split("/").entries())
    for (const [column, name] of names.trim().split(/\s+/).entries())
      if (name !== "..") seat.cards[keyOf({ row, column })] = card(name[0]!, Number(name.slice(1)));
  return seat;
}

describe("the place of the next card", () => {
  it("is to the right, and in the row below once this row is as long as the one above", () => {
    expect(cellAfter(shelved("A1 B1"), { row: 0, column: 1 })).toEqual({ row: 0, column: 2 });
    expect(cellAfter(shelved("A1 B1 / C1"), { row: 1, column: 0 })).toEqual({ row: 1, column: 1 });
    expect(cellAfter(shelved("A1 B1 / C1 D1"), { row: 1, column: 1 })).toEqual({ row: 2, column: 0 });
    expect(cellAfter(shelved("A1 B1 / C1 D1 E1"), { row: 1, column: 2 })).toEqual({ row: 1, column: 3 });
    expect(cellAfter(shelved("A1 / B1 / C1"), { row: 2, column: 0 })).toEqual({ row: 2, column: 1 });
  });

  it("is at the end of the row if the cell to the right is taken", () => {
    expect(cellAfter(shelved("A1 B1 C1"), { row: 0, column: 0 })).toEqual({ row: 0, column: 3 });
  });

  it("is under the leftmost card in an empty row", () => {
    expect(rowEnd(shelved(".. A1 / .."), 1)).toEqual({ row: 1, column: 1 });
    expect(rowEnd(freshSeat(), 2)).toEqual({ row: 2, column: 0 });
  });
});

describe("a card that can't be where it is", () => {
  const draft = (...rows: string[]): SheetDraft => ({ ...freshSheet(), seats: rows.map(shelved) });

  it("is on two shelves, or twice on one", () => {
    expect(misplaced(draft("A1 B1", "C1 / D1"))).toBeNull();
    expect(misplaced(draft("A1 B1", "C1 / B1"))).toEqual({
      seat: 1,
      cell: { row: 1, column: 0 },
      twin: { seat: 0, cell: { row: 0, column: 1 } },
    });
    expect(misplaced(draft("A1 A1", ""))).toMatchObject({ seat: 0, cell: { row: 0, column: 1 } });
  });

  it("isn't connected to the shelf's first card (SHELF-02)", () => {
    expect(misplaced(draft("A1 .. B1 / C1 D1 E1", "F1"))).toBeNull();
    expect(misplaced(draft("A1 .. B1 C1", ""))).toEqual({ seat: 0, cell: { row: 0, column: 2 }, twin: null });
    expect(misplaced(draft("A1 / .. B1", ""))).toMatchObject({ cell: { row: 1, column: 1 } });
  });

  it("isn't looked for on a shelf of which only the counts are given", () => {
    const seats = [shelved("A1"), { ...shelved("A1"), tallied: true }];
    expect(misplaced({ ...freshSheet(), seats })).toBeNull();
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

  it("has counts instead of all books while the books of a card are unknown", () => {
    const seats = [{ ...shelved("A1 B1"), counts: [1, 0, 2, 0, 0, 3] }, freshSeat()];
    seats[0]!.cards["0,0"]!.books = [2, 0, 0, 0, 0, 0];
    expect(toSheet({ ...freshSheet(), seats }, names).seats[0]).toEqual({
      name: "Rita",
      focus: "",
      hand: 0,
      shelf: [
        [
          { letter: "A", number: 1 },
          { letter: "B", number: 1 },
        ],
      ],
      counts: { corrupted: 1, fantastical: 0, historic: 2, monster: 0, reference: 0, spells: 3 },
    });
  });

  it("gives the last category to the last seat of four (FOCUS-04)", () => {
    const foci = ["monster", "spells", null, "historic"] as const;
    const seats = foci.map((focus) => ({ ...freshSeat(), focus }));
    const four: SheetDraft = { ...freshSheet(), prominent: "reference", banned: "corrupted", seats };
    expect(fociOf(four)).toEqual(["monster", "spells", "fantastical", "historic"]);
    expect(missing(four).filter(({ what }) => what === "focus")).toEqual([]);
    expect(fociOf({ ...four, banned: null })).toEqual(foci);
  });

  it("lacks books while neither cards nor counts have any", () => {
    const [rita, eric] = filled().seats;
    const blank = { ...rita!, cards: shelved("A1").cards };
    expect(missing({ ...filled(), seats: [blank, eric!] })).toEqual([{ what: "books", seat: 0 }]);
    expect(missing({ ...filled(), seats: [{ ...blank, counts: [1, 0, 0, 0, 0, 0] }, eric!] })).toEqual([]);
  });

  it("knows what is missing", () => {
    expect(missing(freshSheet()).map(({ what }) => what)).toEqual([
      ...["prominent", "banned", "focus", "focus", "cards", "cards"],
    ]);
    expect(missing(filled())).toEqual([]);
    expect(missing({ ...filled(), solo: true })).toEqual([{ what: "library-focus", seat: null }]);
  });

  it("is restored after a reload, whatever else the browser kept", () => {
    expect(restored(filled())).toEqual(filled());
    for (const kept of [null, {}, { seats: [] }]) expect(restored(kept)).toEqual(freshSheet());
    const odd = { "0,0": null, "9,9": card("A", 4), "0,1": { letter: "A", number: 4 }, "1,0": card("B", 1) };
    const cards = odd as unknown as Record<string, CardDraft>;
    expect(Object.keys(restored({ seats: [{ ...freshSeat(), cards }] }).seats[0]!.cards)).toEqual(["1,0"]);
    const alone = { ...filled(), seats: filled().seats.slice(0, 1) };
    expect(restored(alone).seats).toEqual([alone.seats[0], freshSeat()]);
  });
});

describe("the grid", () => {
  it("has a free column on both sides of the shelf", () => {
    expect(columnsOf(freshSeat())).toEqual([0, 1, 2, 3]);
    expect(columnsOf(filled().seats[0]!)).toEqual([-2, -1, 0, 1]);
  });

  it("is read row by row from left to right", () => {
    const cells = [
      { row: 1, column: -1 },
      { row: 2, column: -1 },
      { row: 2, column: 0 },
    ];
    expect(cellsOf(filled().seats[0]!)).toEqual(cells);
  });

  it("accepts two to four books on a card", () => {
    const counts = [[], [0], [0, 0], [0, 1, 2, 3], [0, 1, 2, 3, 4]];
    expect(counts.map((books) => isWhole(card("A", 4, ...books).books))).toEqual([
      false,
      false,
      true,
      true,
      false,
    ]);
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
