import { describe, expect, it } from "vitest";
import { madeUpSnapshot } from "../../dev/snapshots";
import { trayCards } from "./tray";

const { view, decision } = madeUpSnapshot("desk");

describe("trayCards", () => {
  it("are the cards between zones, each once", () => {
    expect(trayCards(view!, decision, 0)).toEqual([11, 33, 66]);
  });

  it("include cards that can be chosen and have no place on the screen", () => {
    expect(trayCards({ ...view!, aside: [] }, decision, 0)).toEqual([11, 33, 66]);
  });

  it("exclude those in hand or on a tile", () => {
    const { view, decision } = madeUpSnapshot("card");
    expect(trayCards(view!, decision, 0)).toEqual([]);
  });

  it("are the whole discard pile while it is searched", () => {
    const searching = { ...view!, aside: [], discard: { count: 2, top: 9, pile: [120, 9] } };
    expect(trayCards(searching, null, 0)).toEqual([9, 120]);
    const offered = { ...decision!, actions: [{ action: 1, kind: "card" as const, text: "", card: 120 }] };
    expect(trayCards(searching, offered, 0)).toEqual([120, 9]);
  });
});
