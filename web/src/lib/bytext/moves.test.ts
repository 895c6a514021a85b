import { beforeAll, describe, expect, it } from "vitest";
import { madeUpCatalog } from "../../dev/catalog";
import { madeUpSnapshot, shelf } from "../../dev/snapshots";
import type { ActionOption, Decision, PartialOption } from "../api/types";
import { catalog } from "../state/catalog.svelte";
import { cardAndCell, cardName, cardNamed, cellIn, movesFor, spotsOf } from "./moves";

const decision = madeUpSnapshot("space").decision!;
const asked = (kind: Decision["kind"], ...actions: PartialOption[]): Decision => ({
  ...decision,
  kind,
  actions: actions.map(
    (fields, action) => ({ action, kind, text: `in words ${action}`, ...fields }) as ActionOption,
  ),
});
const drawn = shelf(0, ["oo.", ".o."]);
const PLACES = asked(
  "space",
  { name: "place 14.1", space: "14.1" },
  { name: "place 14.2", space: "14.2" },
  { name: "place 6.1", space: "6.1" },
  { name: "place 6.1*", space: "6.1", special: true },
  { name: "place home", space: "home.1", home: true },
);

beforeAll(() => catalog.fill(madeUpCatalog(), "en"));

const found = (typed: string, of: Decision): (string | null | undefined)[] =>
  movesFor(typed, of, drawn).map(({ name }) => name);

describe("typed moves", () => {
  it("are names, with or without their first word", () => {
    expect(found("place 14.2", PLACES)).toEqual(["place 14.2"]);
    expect(found(" Home", PLACES)).toEqual(["place home"]);
    expect(found("6.1*", PLACES)).toEqual(["place 6.1*"]);
    expect(found("in words 2.", PLACES)).toEqual(["place 6.1"]);
  });

  it("may leave out the space if only one is open, and are several otherwise", () => {
    expect(found("6", PLACES)).toEqual(["place 6.1"]);
    expect(found("6*", PLACES)).toEqual(["place 6.1*"]);
    expect(found("place 14", PLACES)).toEqual(["place 14.1", "place 14.2"]);
  });

  it("are none for anything else", () => {
    for (const typed of ["", "14.3", "place", "shelve m3", "1"]) expect(found(typed, PLACES)).toEqual([]);
  });

  it("name a cell by each card beside it, by its numbers, and after its card", () => {
    const [, second, third] = drawn.rows.flat().filter((cell) => cell !== null);
    const focus = 8;
    const cells = {
      ...asked(
        "cell",
        { name: `right of ${cardName(third!.card!)}`, row: 2, column: 3 },
        { row: 1, column: 3 },
      ),
      focus_card: focus,
    };
    for (const typed of [
      `right of ${cardName(third!.card!)}`,
      "2,3",
      `${cardName(focus)} 2,3`,
      `shelve ${cardName(focus)} right of ${cardName(third!.card!)}`,
    ])
      expect(
        movesFor(typed, cells, drawn).map(({ action }) => action),
        typed,
      ).toEqual([0]);
    expect(movesFor(`right of ${cardName(second!.card!)}`, cells, drawn).map(({ action }) => action)).toEqual(
      [1],
    );
    expect(movesFor("5,5", cells, drawn)).toEqual([]);
  });

  it("may be a card with its cell, and nothing else that follows a move", () => {
    expect(cardAndCell("Shelve M 3 right of A2")).toEqual(["shelve m3", "right of a2"]);
    expect(cardAndCell("M3 0,2")).toEqual(["m3", "0,2"]);
    for (const typed of ["place 14.1 please", "right of A2", "shelve M3"])
      expect(cardAndCell(typed)).toBeNull();
  });
});

describe("what is named", () => {
  const view = madeUpSnapshot("space").view!;
  const own = view.seats[0];
  const spots = (typed: string): string[] => spotsOf(typed, view, own, ["Rita", "Éric"]);

  it("is a space, all spaces of a location, a card, a cell or a player", () => {
    expect(spots("14.2")).toEqual(["space:14.2"]);
    expect(spots("place 7")).toContain("tile:7");
    expect(spots("place 7")).toContain("space:7.1");
    expect(spots("home*")[0]).toBe(`space:${own!.home[0]!.space}`);
    expect(spots(`discard ${cardName(5)}`)).toEqual(["card:5"]);
    expect(spots("2,3")).toEqual(["cell:2,3"]);
    expect(spots("eric")).toEqual(["seat:1"]);
    expect(spots("nothing")).toEqual([]);
  });

  it("is no card or cell that is not there", () => {
    expect(cardNamed("Q99")).toBeUndefined();
    expect(cellIn("right of q99", drawn)).toBeNull();
    expect(cellIn("above", drawn)).toBeNull();
  });
});
