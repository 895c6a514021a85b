// Made-up questions, one of each kind.
import type { Decision, PartialOption } from "../lib/api/types";
import { madeUpCatalog } from "./catalog";
import { cards, cell, decision, NAMES, spaces } from "./parts";

const done: PartialOption = { kind: "done", text: "done" };

export const DECISIONS: Record<string, Decision> = {
  space: decision("space", "place an assistant.", [
    ...spaces("7.2 7.3 13.1 5.1 10.1 home.1", false, true),
    { space: "3.3", special: false },
  ]),
  cell: decision(
    "cell",
    "choose where M3 goes.",
    [
      cell(1, 0, -1, 0, 0),
      cell(2, 0, 0, -1, 0, 3),
      cell(3, 1, 1, 0, 0),
      cell(1, 4, 2, -1, 0),
      cell(1, 9, 3, 0, 0, 3),
    ],
    { focus_card: 90, on_shelf: true },
  ),
  card: decision("card", "choose a card of the Bon Mot Bookshop.", cards(80, 83, 86, 89), { tile: 10 }),
  slot: decision(
    "slot",
    "choose a face-down card.",
    [0, 1, 3].map((slot) => ({ slot, tile: 13 })),
    { tile: 13 },
  ),
  category: decision(
    "category",
    "name a category for the Gambling Den.",
    madeUpCatalog().categories.map(({ key, name }) => ({ category: key, text: name })),
    { tile: 7 },
  ),
  seat: decision(
    "seat",
    "who gets a present?",
    [1, 2, 3].map((seat) => ({ seat, text: NAMES[seat]! })),
  ),
  choice: decision("choice", "you may do one home action: draw a card or shelve one.", [
    { choice: "draw", text: "draw a card" },
    { choice: "shelve", text: "shelve a card" },
    { kind: "done", text: "do neither" },
  ]),
  flip: decision(
    "flip",
    "turn any of your cards face down before the inspector comes.",
    [...cards(2, 4, 6, 8), { kind: "ready", text: "ready for the inspection" }],
    { on_shelf: true },
  ),
  hand: decision("card", "choose a card of your hand.", [
    ...cards(14, 37, 104),
    { kind: "cancel", text: "rather not" },
  ]),
  shared: decision(
    "space",
    "place your Ghost.",
    ["7.1", "7.2"].map((space) => ({ space, special: true })),
  ),
  tile: decision(
    "tile",
    "choose a location to go.",
    [7, 12, 13].map((tile) => ({ tile })),
  ),
  assistant: decision("assistant", "whose assistant is sent home?", [
    { space: "12.1", seat: 2, special: true },
    { space: "12.2", seat: 2, special: false },
    done,
  ]),
  desk: decision("card", "take a card.", [...cards(11, 33, 66), done]),
  draft: decision("library", "choose a library.", [{ library: "goblin" }, { library: "imp" }]),
};

/** The states in which Rita must decide. */
export const ASKING = Object.keys(DECISIONS);
