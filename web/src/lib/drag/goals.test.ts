import { describe, expect, it } from "vitest";
import { madeUpSnapshot } from "../../dev/snapshots";
import type { Decision } from "../api/types";
import { COLUMNS } from "../model/shelf";
import { destination, loadAt, meansItself, placeOption, sameGoal } from "./goals";

const table = (state: string) => {
  const { decision, view } = madeUpSnapshot(state);
  return { decision: decision!, view: view! };
};

describe("what can be dragged", () => {
  it("is the card in question, the reader's own cards, and cards that can be chosen", () => {
    const { decision, view } = table("cell");
    expect(loadAt("card:90", decision, view)).toEqual({
      spot: "card:90",
      card: 90,
      piece: null,
      first: null,
    });
    expect(loadAt("card:77", decision, view)).toBeNull();
    const choosing = table("card");
    expect(loadAt("card:80", choosing.decision, choosing.view)?.first?.card).toBe(80);
  });

  it("is an assistant to be placed, one that can be chosen, or the reader's own", () => {
    const { decision, view } = table("space");
    expect(loadAt("piece:special", decision, view)?.piece).toBe("special");
    expect(loadAt("pawn:0:@7.1", decision, view)?.first).toBeNull();
    expect(loadAt("pawn:1:@7.1", decision, view)).toBeNull();
    expect(loadAt("tile:7", decision, view)).toBeNull();
  });
});

describe("where a dragged thing can go", () => {
  it("is a legal cell", () => {
    const { decision, view } = table("cell");
    expect(placeOption(`cell:${COLUMNS + 21}`, decision, view, null)?.cell).toBe(COLUMNS + 21);
    expect(placeOption("cell:1", decision, view, null)).toBeUndefined();
  });

  it("is a space for the held assistant", () => {
    const { decision, view } = table("space");
    expect(placeOption("space:7.2", decision, view, "special")?.special).toBe(true);
    expect(placeOption("space:7.2", decision, view, "standard")?.special).toBe(false);
    expect(placeOption("space:3.3", decision, view, "special")).toBeUndefined();
  });

  it("is the whole tile if its spaces are equivalent", () => {
    const { decision, view } = table("space");
    expect(placeOption("tile:13", decision, view, "standard")?.space).toBe("13.1");
    expect(placeOption("tile:12", decision, view, "standard")).toBeUndefined();
  });

  it("is another player", () => {
    const { decision, view } = table("seat");
    expect(placeOption("seat:2", decision, view, null)?.seat).toBe(2);
  });

  it("is anywhere on an empty shelf", () => {
    const { decision, view } = table("cell");
    const one: Decision = { ...decision, actions: decision.actions.slice(0, 1) };
    expect(placeOption("shelf:0", one, view, null)).toBe(one.actions[0]);
    expect(placeOption("shelf:0", decision, view, null)).toBeUndefined();
  });
});

it("a card dropped on the hand, or on the tile that asks for it, is chosen", () => {
  const { decision, view } = table("card");
  const load = loadAt("card:80", decision, view)!;
  expect(meansItself("hand:0", load, decision, view)).toBe(true);
  expect(meansItself("tile:7", load, decision, view)).toBe(false);
  const giving = { ...decision, actions: [{ action: 5, kind: "card" as const, text: "", card: 3 }] };
  const own = loadAt("card:3", giving, view)!;
  expect(meansItself("hand:0", own, giving, view)).toBe(false);
  expect(meansItself("tile:10", own, giving, view)).toBe(true);
});

it("a card dropped where choosing it brings it is chosen", () => {
  const { decision, view } = table("card");
  const load = loadAt("card:80", decision, view)!;
  const shelved = { ...view, discard: { ...view.discard, top: 80 }, tiles: [], seats: [] };
  expect(destination(load, shelved)).toBe("discard");
  expect(destination(load, null)).toBeNull();
  expect(destination({ ...load, first: null }, shelved)).toBeNull();
});

it("an assistant dropped where choosing it brings it is chosen", () => {
  const { decision, view } = table("card");
  const choosing = {
    ...decision,
    actions: [{ action: 1, kind: "assistant" as const, text: "", space: "12.1", special: true }],
  };
  const load = loadAt("pawn:2:ghost@12.1", choosing, view)!;
  expect(destination(load, view)).toBe("space:12.1");
});

it("the same place is found in the next decision, whatever its action's number", () => {
  const { decision } = table("cell");
  const later = {
    ...decision,
    actions: decision.actions.map((option) => ({ ...option, action: option.action + 9 })),
  };
  expect(sameGoal(decision.actions[2]!, later)?.action).toBe(11);
  expect(sameGoal(decision.actions[2]!, null)).toBeUndefined();
});
