import { describe, expect, it } from "vitest";
import { madeUpSnapshot } from "../../dev/snapshots";
import { crowd, trayCards } from "./tray";

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

describe("crowd", () => {
  const ask = (cards: number[]) => {
    const { decision, view } = madeUpSnapshot("card");
    const actions = cards.map((card, action) => ({ action, kind: "card" as const, text: "", card }));
    return { decision: { ...decision!, actions }, view: view! };
  };
  const nine = [80, 83, 86, 89, 92, 95, 98, 101, 107];

  it("is a long offer on a tile, not a short one", () => {
    const { decision, view } = ask(nine.slice(0, 2));
    const onTile = (cards: number[]) => ({ ...view, tiles: [{ ...view.tiles[0]!, cards }] });
    expect(crowd(onTile(nine), decision, 0, true)).toEqual(nine);
    expect(crowd(onTile(nine.slice(0, 6)), decision, 0, true)).toEqual([]);
  });

  it("is nothing that somebody only looks at", () => {
    const { decision, view } = ask([1]);
    const tiles = [{ ...view.tiles[0]!, cards: nine }];
    expect(crowd({ ...view, tiles }, decision, 0, true)).toEqual([]);
  });
});
