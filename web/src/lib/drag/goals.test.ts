import { describe, expect, it } from "vitest";
import { madeUpSnapshot } from "../../dev/snapshots";
import type { Decision } from "../api/types";
import { askedAbout, destination, draggableAt, dropChooses, dropOption, sameOption } from "./goals";

const table = (state: string) => {
  const { decision, view } = madeUpSnapshot(state);
  return { decision: decision!, view: view! };
};

describe("what can be dragged", () => {
  it("is the card in question, the reader's own cards, and cards that can be chosen", () => {
    const { decision, view } = table("cell");
    expect(draggableAt("card:90", decision, view)).toEqual({
      spot: "card:90",
      card: 90,
      piece: null,
      first: null,
    });
    expect(draggableAt("card:77", decision, view)).toBeNull();
    const choosing = table("card");
    expect(draggableAt("card:80", choosing.decision, choosing.view)?.first).toMatchObject({ card: 80 });
  });

  it("is an assistant to be placed, one that can be chosen, or the reader's own", () => {
    const { decision, view } = table("space");
    expect(draggableAt("piece:special", decision, view)?.piece).toBe("special");
    expect(draggableAt("pawn:0:@7.1", decision, view)?.first).toBeNull();
    expect(draggableAt("pawn:1:@7.1", decision, view)).toBeNull();
    expect(draggableAt("tile:7", decision, view)).toBeNull();
  });
});

describe("where a dragged thing can go", () => {
  it("is a legal cell", () => {
    const { decision, view } = table("cell");
    expect(dropOption("cell:1,0", decision, view, null)).toMatchObject({ row: 1, column: 0 });
    expect(dropOption("cell:9,9", decision, view, null)).toBeUndefined();
  });

  it("is a space for the held assistant", () => {
    const { decision, view } = table("space");
    expect(dropOption("space:7.2", decision, view, "special")).toMatchObject({ special: true });
    expect(dropOption("space:7.2", decision, view, "standard")).toMatchObject({ special: false });
    expect(dropOption("space:3.3", decision, view, "special")).toBeUndefined();
  });

  it("is the whole tile if its spaces are equivalent", () => {
    const { decision, view } = table("space");
    expect(dropOption("tile:13", decision, view, "standard")).toMatchObject({ space: "13.1" });
    expect(dropOption("tile:12", decision, view, "standard")).toBeUndefined();
  });

  it("is another player", () => {
    const { decision, view } = table("seat");
    expect(dropOption("seat:2", decision, view, null)).toMatchObject({ seat: 2 });
  });

  it("is anywhere on an empty shelf", () => {
    const { decision, view } = table("cell");
    const one: Decision = { ...decision, actions: decision.actions.slice(0, 1) };
    expect(dropOption("shelf:0", one, view, null)).toBe(one.actions[0]);
    expect(dropOption("shelf:0", decision, view, null)).toBeUndefined();
  });
});

it("a card that the decision is not about goes nowhere", () => {
  const { decision, view } = table("cell");
  expect(askedAbout(draggableAt("card:90", decision, view)!, decision)).toBe(decision);
  expect(askedAbout(draggableAt("card:3", decision, view)!, decision)).toBeNull();
  const placing = table("space").decision;
  expect(askedAbout(draggableAt("card:3", placing, view)!, placing)).toBeNull();
  expect(askedAbout(draggableAt("piece:special", placing, view)!, placing)).toBe(placing);
});

it("a card dropped on the hand, or on the tile that asks for it, is chosen", () => {
  const { decision, view } = table("card");
  const thing = draggableAt("card:80", decision, view)!;
  expect(dropChooses("hand:0", thing, decision, view)).toBe(true);
  expect(dropChooses("tile:7", thing, decision, view)).toBe(false);
  const giving = { ...decision, actions: [{ action: 5, kind: "card" as const, text: "", card: 3 }] };
  const own = draggableAt("card:3", giving, view)!;
  expect(dropChooses("hand:0", own, giving, view)).toBe(false);
  expect(dropChooses("tile:10", own, giving, view)).toBe(true);
});

it("a card dropped where choosing it brings it is chosen", () => {
  const { decision, view } = table("card");
  const thing = draggableAt("card:80", decision, view)!;
  const shelved = { ...view, discard: { ...view.discard, top: 80 }, tiles: [], seats: [] };
  expect(destination(thing, shelved)).toBe("discard");
  expect(destination(thing, null)).toBeNull();
  expect(destination({ ...thing, first: null }, shelved)).toBeNull();
});

it("an assistant dropped where choosing it brings it is chosen", () => {
  const { decision, view } = table("card");
  const choosing = {
    ...decision,
    actions: [{ action: 1, kind: "assistant" as const, text: "", space: "12.1", home: false, special: true }],
  };
  const thing = draggableAt("pawn:2:ghost@12.1", choosing, view)!;
  expect(destination(thing, view)).toBe("space:12.1");
});

it("the same place is found in the next decision, though the shelf's corner is another then", () => {
  const { decision } = table("cell");
  const actions = decision.actions.map((option) =>
    option.kind === "cell" ? { ...option, column: option.column + 1 } : option,
  );
  expect(sameOption(decision.actions[2]!, { ...decision, actions })).toBe(actions[2]);
  expect(sameOption(decision.actions[2]!, null)).toBeUndefined();
});
