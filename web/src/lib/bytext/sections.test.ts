import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { madeUpCatalog } from "../../dev/catalog";
import { madeUpSnapshot, shelf, solo } from "../../dev/snapshots";
import type { Api } from "../api/http";
import type { SeatView, View } from "../api/types";
import { loadTexts } from "../i18n";
import { TableSession } from "../session/session.svelte";
import { catalog } from "../state/catalog.svelte";
import { cardName } from "./moves";
import { sectionsOf } from "./sections";

const made = madeUpSnapshot("space");

/** Return the lines below each heading of the made-up table with these changes. */
function read(change: Partial<View> = {}, you: number | null = 0): Map<string, string[]> {
  const session = new TableSession("t", {} as Api, () => 0);
  const view = { ...made.view!, ...change };
  session.queue.shown = { ...made, view, you };
  const parts = sectionsOf(session, view).flatMap((section) => [section, ...section.parts]);
  return new Map(parts.map(({ title, lines }) => [title, lines]));
}

const seats = (change: Partial<SeatView>): Partial<View> => ({
  seats: made.view!.seats.map((seat) => (seat.seat === 1 ? { ...seat, ...change } : seat)),
});

describe("the table as text", () => {
  beforeAll(() => loadTexts("bytext"));
  beforeEach(() => catalog.fill(madeUpCatalog(), "en"));

  it("has each shelf as rows of cards, with what lies face down, out of order and below", () => {
    const drawn = shelf(0, ["ow.", ".xe"]);
    const names = drawn.rows.flat().map((cell) => (cell?.card == null ? "" : cardName(cell.card)));
    const below = cardName(drawn.rows[1]![2]!.entombed!);
    expect(read(seats({ shelf: drawn })).get("Eric")).toEqual(
      expect.arrayContaining([
        `Row 1: ${names[0]}; ${names[1]} (would be flipped); empty`,
        `Row 2: empty; ${names[4]} face down; ${names[5]} on top of ${below}`,
      ]),
    );
  });

  it("names no card that the viewer may not know", () => {
    const drawn = shelf(0, ["o"]);
    drawn.rows[0]![0]!.card = null;
    const lines = read(seats({ shelf: drawn, hand: [null, 7, null], hand_count: 3 })).get("Eric")!;
    expect(lines).toContain("3 in hand");
    expect(lines).toContain(catalog.cardLabel(7));
    expect(lines).toContain("Row 1: a face-down card");
  });

  it("says who stands on each space, which is free, and which is closed", () => {
    const [tile] = made.view!.tiles;
    const [space] = tile!.spaces;
    const spaces = [
      { ...space!, space: "7.1", marker: "any", assistants: [{ seat: 1, special: null }] },
      { ...space!, space: "7.2", marker: "3", assistants: [] },
      { ...space!, space: "7.3", marker: "4+", open: false, assistants: [] },
    ];
    const lines = [...read({ tiles: [{ ...tile!, cards: [3, null, null], spaces }] })].find(([title]) =>
      title.startsWith(`${tile!.number}. `),
    )![1];
    expect(lines.slice(1)).toEqual([
      catalog.cardLabel(3),
      "2 face-down cards",
      "7.1: Eric’s assistant",
      "7.2, a bid of 3: free",
      "7.3: Closed: needs 4+ players",
    ]);
  });

  it("has the Public Library of a solo game, its hidden clues as such", () => {
    const lines = read({ solo }).get("Public Library")!;
    expect(lines.join("\n")).toMatch(/Clues: not its focus: .*, .*, still face down, still face down/);
  });

  it("speaks to a spectator of nobody’s own hand", () => {
    const all = [...read({}, null).values()].flat();
    expect(all.filter((line) => line.startsWith("Your hand"))).toEqual([]);
  });
});
