import { describe, expect, it } from "vitest";
import { madeUpSnapshot } from "../../dev/snapshots";
import { paneFor } from "./pane";

const pane = (state: string) => {
  const { decision, view } = madeUpSnapshot(state);
  return paneFor(decision, view);
};

describe("paneFor", () => {
  it("is the town for spaces, face-down cards and libraries", () => {
    expect(["space", "slot", "draft"].map(pane)).toEqual(Array(3).fill("town"));
  });

  it("is the shelf for cells, flips, categories and what lies on the desk", () => {
    expect(["cell", "flip", "category", "desk", "card"].map(pane)).toEqual(Array(5).fill("shelf"));
  });

  it("is the town for cards of any other tile", () => {
    const { decision, view } = madeUpSnapshot("card");
    expect(paneFor({ ...decision!, tile: null }, view)).toBe("town");
  });

  it("is the shelf for what the table says is about it, whatever is offered", () => {
    const { decision, view } = madeUpSnapshot("choice");
    expect(paneFor({ ...decision!, on_shelf: true }, view)).toBe("shelf");
    expect(paneFor({ ...decision!, on_shelf: false }, view)).toBeNull();
  });

  it("is the others for a seat", () => {
    expect(pane("seat")).toBe("others");
  });

  it("is the shelf for the discard pile, and unchanged for the hand", () => {
    const { decision, view } = madeUpSnapshot("card");
    const asking = (card: number) => ({
      ...decision!,
      actions: [{ action: 1, kind: "card" as const, text: "", card }],
    });
    const searching = { ...view!, discard: { count: 2, top: 151, pile: [149, 151] } };
    expect(paneFor(asking(149), searching)).toBe("shelf");
    expect(paneFor(asking(3), searching)).toBeNull();
    const long = { ...searching, discard: { count: 9, top: 151, pile: [143, 144, 145, 146, 147, 148, 149] } };
    expect(paneFor(asking(149), long)).toBe("town");
  });

  it("is the shelf if an assistant can only go home", () => {
    const { decision, view } = madeUpSnapshot("space");
    const home = decision!.actions.filter((option) => "home" in option && option.home);
    expect(paneFor({ ...decision!, actions: home }, view)).toBe("shelf");
  });

  it("is unchanged for options in the prompt bar, or without a decision", () => {
    expect(["choice", "others"].map(pane)).toEqual([null, null]);
  });
});
