import { describe, expect, it } from "vitest";
import { madeUpSnapshot } from "../../dev/snapshots";
import type { SeatView, View } from "../api/types";
import { changesBetween, paneOf } from "./moves";

const before = madeUpSnapshot("others").view!;

function withSeat(view: View, number: number, change: Partial<SeatView>): View {
  return { ...view, seats: view.seats.map((seat) => (seat.seat === number ? { ...seat, ...change } : seat)) };
}

const moves = (after: View, from = before) => changesBetween(from, after).moves;

describe("what has moved between two views", () => {
  it("is nothing if they are equal", () => {
    expect(changesBetween(before, before)).toEqual({ moves: [], turned: [], arrived: [] });
  });

  it("is a card from the hand to the shelf", () => {
    const own = before.seats[0]!;
    const rows = own.shelf.rows.map((row) => [...row]);
    rows[0]![3] = { row: 1, column: 4, card: 3, face_down: false, turned: null, entombed: null };
    const hand = own.hand.filter((card) => card !== 3);
    const after = withSeat(before, 0, { hand, hand_count: hand.length, shelf: { ...own.shelf, rows } });
    expect(moves(after)).toEqual([{ thing: "card", from: ["card:3", "hand:0"], to: ["card:3", "shelf:0"] }]);
  });

  it("is a card drawn from the deck, seen by its owner", () => {
    const own = before.seats[0]!;
    const after = withSeat({ ...before, deck: before.deck - 1 }, 0, {
      hand: [...own.hand, 150],
      hand_count: 10,
    });
    expect(moves(after)).toEqual([{ thing: "card", from: ["card:150", "deck"], to: ["card:150", "hand:0"] }]);
  });

  it("is a back if somebody else draws", () => {
    const other = before.seats[1]!;
    const after = withSeat({ ...before, deck: before.deck - 1 }, 1, {
      hand: [...other.hand, null],
      hand_count: other.hand_count + 1,
    });
    expect(moves(after)).toEqual([{ thing: "back", from: ["deck"], to: ["hand:1"] }]);
  });

  it("is a back from hand to hand if a card changes owners unseen", () => {
    const fewer = before.seats[1]!.hand.slice(1);
    const one = withSeat(before, 1, { hand: fewer, hand_count: fewer.length });
    const more = [...before.seats[2]!.hand, null];
    expect(moves(withSeat(one, 2, { hand: more, hand_count: more.length }))).toEqual([
      { thing: "back", from: ["hand:1"], to: ["hand:2"] },
    ]);
  });

  it("is a card given to somebody who now holds it hidden", () => {
    const hand = before.seats[0]!.hand.slice(1);
    const one = withSeat(before, 0, { hand, hand_count: hand.length });
    const more = [...before.seats[2]!.hand, null];
    expect(moves(withSeat(one, 2, { hand: more, hand_count: more.length }))).toEqual([
      { thing: "card", from: ["card:3", "hand:0"], to: ["hand:2"] },
    ]);
  });

  it("is a card to the top of the discard pile, and not the card that it covers", () => {
    const hand = before.seats[0]!.hand.slice(1);
    const one = withSeat(before, 0, { hand, hand_count: hand.length });
    const after = { ...one, discard: { count: 24, top: 3, pile: null } };
    expect(moves(after)).toEqual([{ thing: "card", from: ["card:3", "hand:0"], to: ["card:3", "discard"] }]);
  });

  it("is an assistant from its library to a tile and home again", () => {
    const [tile] = before.tiles;
    const spaces = tile!.spaces.map((space, index) =>
      index === 1 ? { ...space, assistants: [{ seat: 0, special: "mummy" }] } : space,
    );
    const after = { ...before, tiles: [{ ...tile!, spaces }, ...before.tiles.slice(1)] };
    const spot = `pawn:0:mummy@${spaces[1]!.space}`;
    expect(moves(after)).toEqual([{ thing: "pawn", from: ["waiting:0"], to: [spot] }]);
    expect(moves(before, after)).toEqual([{ thing: "pawn", from: [spot], to: ["waiting:0"] }]);
  });

  it("is the first-player token", () => {
    expect(moves({ ...before, first_player: 3 })).toEqual([
      { thing: "token", from: ["first:1"], to: ["first:3"] },
    ]);
  });
});

describe("what was turned or is new", () => {
  it("is a shelved card that is now face down", () => {
    const own = before.seats[0]!;
    const rows = own.shelf.rows.map((row) => row.map((cell) => cell && { ...cell, face_down: true }));
    const { turned } = changesBetween(before, withSeat(before, 0, { shelf: { ...own.shelf, rows } }));
    const cards = own.shelf.rows.flat().filter((cell) => cell && !cell.face_down);
    expect(turned).toEqual(cards.map((cell) => `card:${cell!.card}`));
  });

  it("is a tile's hidden card that is revealed, which has not moved", () => {
    const dark = before.tiles.find(({ cards }) => cards.includes(null))!;
    const tiles = before.tiles.map((tile) =>
      tile === dark ? { ...dark, cards: [149, ...dark.cards.slice(1)] } : tile,
    );
    expect(changesBetween(before, { ...before, tiles })).toEqual({
      moves: [],
      turned: ["card:149"],
      arrived: [],
    });
  });

  it("is a new tile with its cards", () => {
    const from = { ...before, tiles: before.tiles.slice(1) };
    expect(changesBetween(from, before)).toEqual({
      moves: [{ thing: "pawn", from: ["waiting:1"], to: ["pawn:1:@7.1"] }],
      turned: [],
      arrived: ["tile:7"],
    });
  });
});

it("the pane of a spot that is not on the screen", () => {
  expect(
    ["hand:0", "shelf:0", "hand:2", "waiting:1", "deck", "tile:4"].map((spot) => paneOf(spot, 0)),
  ).toEqual(["shelf", "shelf", "others", "others", "shelf", "town"]);
});
