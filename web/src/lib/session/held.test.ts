import { describe, expect, it } from "vitest";
import { madeUpSnapshot } from "../../dev/snapshots";
import { Held } from "./held.svelte";

const { decision } = madeUpSnapshot("cell");
const card = { spot: "card:90", card: 90, piece: null, first: null };

describe("what is held", () => {
  it("is an assistant until the same one is clicked again", () => {
    const held = new Held();
    held.toggle("standard");
    held.toggle("special");
    expect([held.piece, held.dragged, held.choices]).toEqual(["special", false, null]);
    held.toggle("special");
    expect(held.piece).toBeNull();
  });

  it("can be put down where the open decision says, once it is dragged", () => {
    const held = new Held();
    held.lift(card);
    expect(held.choices).toBeNull();
    held.next = decision;
    expect(held.choices?.cells.size).toBe(decision!.actions.length);
  });

  it("is not an assistant to place while the assistant itself must be selected first", () => {
    const held = new Held();
    const first = decision!.actions[0]!;
    held.lift({ spot: "pawn:0:@12.1", card: null, piece: "standard", first });
    expect(held.piece).toBeNull();
  });

  it("is empty after dropping", () => {
    const held = new Held();
    held.lift(card);
    held.next = decision;
    held.drop();
    expect([held.thing, held.dragged, held.next]).toEqual([null, false, null]);
  });
});
