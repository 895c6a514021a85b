import { describe, expect, it } from "vitest";
import type { Decision, ActionOption, PartialOption, TileView } from "../api/types";
import { Choices, homeSpaces, tileSpaces } from "./choices";

const option = (action: number, fields: PartialOption & Pick<ActionOption, "kind">): ActionOption =>
  ({ action, text: "", ...fields }) as ActionOption;

const decision = (actions: ActionOption[], tile: number | null = null): Decision => ({
  seat: 0,
  kind: actions[0]!.kind,
  prompt: { id: "prompt-test", args: {} },
  text: "",
  rule_id: "",
  tile,
  actions,
  focus_card: null,
  on_shelf: false,
});

const tile = (number: number, markers: string[], taken: number[] = [], closed: number[] = []): TileView => ({
  number,
  permanent: false,
  cards: [],
  spaces: markers.map((marker, index) => ({
    space: `${number}.${index + 1}`,
    marker,
    open: !closed.includes(index),
    assistants: taken.includes(index) ? [{ seat: 1, special: null }] : [],
  })),
});

describe("Choices.space", () => {
  const shop = tile(10, ["any", "any", "3+", "4+"], [0], [3]);
  const choices = new Choices(decision([option(7, { kind: "space", space: "10.2", special: false })]));

  it("is the tile's offer on each of its free spaces", () => {
    expect(choices.space("10.2", tileSpaces(shop))?.standard?.action).toBe(7);
    expect(choices.space("10.3", tileSpaces(shop))?.standard?.action).toBe(7);
  });

  it("is nothing on a taken or a closed space", () => {
    expect(choices.space("10.1", tileSpaces(shop))).toBeUndefined();
    expect(choices.space("10.4", tileSpaces(shop))).toBeUndefined();
  });

  it("keeps bids apart: a lower one is not the higher one", () => {
    const house = tile(3, ["1", "2", "3", "4"], [1]);
    const bids = new Choices(decision([option(8, { kind: "space", space: "3.3" })]));
    expect(bids.space("3.1", tileSpaces(house))).toBeUndefined();
    expect(bids.space("3.3", tileSpaces(house))?.standard?.action).toBe(8);
  });

  it("lets the Ghost onto a taken space only where that is offered", () => {
    const ghost = new Choices(
      decision([
        option(1, { kind: "space", space: "10.1", special: true }),
        option(2, { kind: "space", space: "10.2", special: true }),
        option(3, { kind: "space", space: "10.2", special: false }),
      ]),
    );
    expect(ghost.space("10.1", tileSpaces(shop))).toEqual({
      special: expect.objectContaining({ action: 1 }),
    });
    const free = ghost.space("10.3", tileSpaces(shop));
    expect([free?.standard?.action, free?.special?.action]).toEqual([3, 2]);
  });

  it("treats the three home spaces alike", () => {
    const home = homeSpaces(
      [1, 2, 3].map((number) => ({
        space: `home.${number}`,
        marker: "any",
        open: true,
        assistants: number === 1 ? [{ seat: 0, special: null }] : [],
      })),
    );
    const choices = new Choices(decision([option(4, { kind: "space", space: "home.2", home: true })]));
    expect(choices.space("home.1", home)).toBeUndefined();
    expect(choices.space("home.3", home)?.standard?.action).toBe(4);
    const first = new Choices(decision([option(4, { kind: "space", space: "home.1", home: true })]));
    expect(first.space("home.1", home)).toBeUndefined();
    expect(first.space("home.2", home)?.standard?.action).toBe(4);
  });
});

describe("Choices", () => {
  it("keeps options without a place on the table for the prompt bar", () => {
    const choices = new Choices(
      decision([
        option(1, { kind: "choice", choice: "draw" }),
        option(2, { kind: "done" }),
        option(3, { kind: "card", card: 5 }),
      ]),
    );
    expect(choices.offTable.map(({ action }) => action)).toEqual([1, 2]);
    expect(choices.cards.get(5)?.action).toBe(3);
  });

  it("finds a face-down card by its position on the decision's tile", () => {
    const choices = new Choices(decision([option(6, { kind: "slot", slot: 2 })], 13));
    expect(choices.slot(13, 2)?.action).toBe(6);
    expect(choices.slot(13, 1)).toBeUndefined();
    expect(choices.slot(12, 2)).toBeUndefined();
  });

  it("distinguishes the two assistants on a shared space", () => {
    const choices = new Choices(
      decision([
        option(1, { kind: "assistant", space: "10.1", special: false }),
        option(2, { kind: "assistant", space: "10.1", special: true }),
      ]),
    );
    expect(choices.assistant("10.1", { seat: 1, special: null })?.action).toBe(1);
    expect(choices.assistant("10.1", { seat: 2, special: "ghost" })?.action).toBe(2);
  });

  it("is empty without a decision", () => {
    expect(new Choices(null).offTable).toEqual([]);
  });
});
