import { describe, expect, it } from "vitest";
import { madeUpSnapshot } from "../../dev/snapshots";
import { paneFor } from "./pane";

const pane = (state: string) => {
  const { decision, view } = madeUpSnapshot(state);
  return paneFor(decision, view);
};

describe("paneFor", () => {
  it("brings the town forward for spaces, tiles' cards and libraries", () => {
    expect(["space", "slot", "card", "draft", "desk"].map(pane)).toEqual(Array(5).fill("town"));
  });

  it("brings the shelf forward for cells and flips", () => {
    expect(["cell", "flip"].map(pane)).toEqual(["shelf", "shelf"]);
  });

  it("brings the others forward for a seat", () => {
    expect(pane("seat")).toBe("others");
  });

  it("stays for what is chosen in the prompt bar, or when nothing is asked", () => {
    expect(["category", "choice", "others"].map(pane)).toEqual([null, null, null]);
  });
});
