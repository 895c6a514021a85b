// The table at its busiest: nine tiles, four players, three full rows each, ten cards in hand.
import type {
  CellView,
  Decision,
  FullSnapshot,
  PartialOption,
  PublicForm,
  ShelfView,
  TileView,
  View,
} from "../lib/api/types";
import { madeUpCatalog } from "./catalog";
import { BOOKS, cards, cell, decision, spaces, tile } from "./parts";
import { wanted } from "./wanted";

const catalog = madeUpCatalog();

/** By seat, its lines and books with everyone's best flips. */
const FLIPPED: PublicForm["flipped"][] = [
  { b2: [4, 9], b3: [-3, -3], b4: [21, 21], b5: [20, 20], ...booksOf(6, 9, 6, 10, 7, 9) },
  { b2: [9, 12], b3: [-4, -3], b4: [12, 15], b5: [12, 20], ...booksOf(14, [8, 9], 6, 10, [4, 6], 7) },
  { b2: [15, 15], b3: [-5, -5], b4: [9, 12], b5: [4, 20], ...booksOf([7, 8], 12, 8, [9, 11], 7, 10) },
  { b2: [4, 9], b3: [-6, -5], b4: [6, 6], b5: [10, 26], ...booksOf([9, 11], 8, 11, 5, [10, 12], 13) },
];

/** Return these counts of books by category, with no card out of order. */
function booksOf(...counts: (number | [number, number])[]) {
  const books = counts.map((count): [number, number] => (Array.isArray(count) ? count : [count, count]));
  return { books, out_of_order: [] };
}

/** Return the card's number by its name, such as `A3`. */
function id(name: string): number {
  const card = catalog.cards.find(({ letter, number }) => `${letter}${number}` === name);
  if (!card) throw new Error(name);
  return card.id;
}

const ids = (names: string): number[] => (names ? names.split(" ").map(id) : []);

const PRINTED = /^([A-Z]\d+)([!~]?)$/;

const TURNED: Record<string, CellView["turned"]> = { "!": "inspector", "~": "owner" };

/** Make a shelf of names; `!` is out of order, `~` better face down, `x` face down, `.` free. */
function shelfOf(...lines: string[]): ShelfView {
  const rows = lines.map((line, r) =>
    line.split(" ").map((each, c) => {
      if (each === ".") return null;
      const match = PRINTED.exec(each);
      return {
        row: r + 1,
        column: c + 1,
        card: id(match ? match[1]! : "Z1"),
        face_down: !match,
        turned: TURNED[match?.[2] ?? ""] ?? null,
        entombed: null,
      };
    }),
  );
  return { rows, cards: rows.flat().filter(Boolean).length };
}

const SHELVES = [
  shelfOf(". A3 B4 C9 D2 E1", "F2 G4 H10 I8 H3! .", "L4 M7 P5 S8~ W2 W6"),
  shelfOf("A1 B2 B9 C3 D6", "E4 F5 G1 H7~ I2", "K2 M1 N3 O4 R2"),
  shelfOf(". B1 C1 D1 F1 .", "A5! G2 I3 J1 K1 L2", "N1 P3 Q1 S2 T4 U3"),
  shelfOf("B7 D4 E6 H2", "I6 L5 M3 O2", "R5 S9 T7 V2"),
];
/** Rivals' shelves at their widest, with every two-digit number and four-book card. */
const FULL = [
  shelfOf("A1 B2 B9 B10 C3 D6 E4 F5", "F6 G1 H7! H10 I2 J3 K2 M1", "N3 O4 R2 S10! U2 W1 W6 W7"),
  shelfOf(". B1 C1 D1 F1 . . . . .", ". . A5! G2 I3 J1 K1 L2 . .", ". . N1 P3 Q1 S2 T4 U3 V1 Z2"),
  shelfOf("B7 D4 E6 H2 . . I1 K3", "I6 L5 M3 O2 P6 . W4 x", "R5 S9 T7 V2 . Y2 Y3 Z1"),
];
/** Cards in the first rival's hand that all players have seen. */
const KNOWN = ids("Z2 K1 S10 M4 P5");
/** The reader's shelf while it can grow above and below. */
const GROWING = shelfOf("A3 B4 C9 D2 E1", ". F2 G4 H10 .");
const GOALS = [16, 15, 16, 12];
const HAND = ids("B10 C5 H6 H9 M4 R3 S3 S6 T5 Y2");
const TILES = [
  tile(3, false, "1:1 3:2", ids("H1 C7 O1")),
  tile(9, false, "1:3", ids("T2")),
  tile(12, false, "1:2:ghost 2:1", ids("B5 N2 T8 B8 S1")),
  tile(11, false, "1:1", []),
  tile(14, false, "", ids("S4 P6 W7")),
  tile(13, false, "1:3:wizard", [null, null, null, null]),
  tile(10, true, "", ids("B3 D5 S10 U2")),
  tile(5, true, "1:2", ids("A6 I1 R1 K3")),
  tile(1, true, "1:1", []),
];
const SHORT_PILE = ids("A2 A4 B6 C2 C4 D3 D7 E2 F4 F6 G3 H4 H8 I5 J2 L1 L6 M2 M8 O3 P1 Q2 R6 V3 X1");
/** The number there in a long game. */
const PILE = [
  ...SHORT_PILE,
  ...catalog.cards.map((card) => card.id).filter((card) => !isElsewhere(card)),
].slice(0, 42);

function isElsewhere(card: number): boolean {
  const tiled = TILES.flatMap((each) => each.cards);
  const shelved = [...SHELVES, GROWING].flatMap(({ rows }) => rows.flat().map((cell) => cell?.card));
  return [...SHORT_PILE, ...HAND, ...tiled, ...shelved, id("E5")].includes(card);
}

/** What has been offered at the Yard Sale: most of a hand. */
const SALE = [...HAND, id("G4")];

const tiles = (state: string): TileView[] =>
  state === "sale" ? TILES.with(4, tile(17, false, "1:0", SALE)) : TILES;

const changing = (name: string, b1 = 0, b3 = 0, b4 = 0, ...turned: number[]): PartialOption => ({
  card: id(name),
  worth: { b1, b2: 0, b3, b4, b5: 0, prominent: 0, turned },
});
const moved = { focus_card: id("S3"), on_shelf: true };

const ASKED: Record<string, Decision> = {
  space: decision(
    "space",
    "place an assistant.",
    spaces("3.2 3.4 9.2 12.3 12.4 11.2 14.1 14.2 13.2 10.1 10.2 5.2 home.1 home.2", false, true),
  ),
  /** For a ghost, which may share a space. */
  share: decision(
    "space",
    "place the Ghost.",
    spaces("3.2 3.3 9.2 12.2 12.3 11.2 13.1 5.1 1.1 home.1", true),
  ),
  cell: decision(
    "cell",
    "choose where S3 goes.",
    [
      cell(1, 1, 0, 0, 2, id("S3")),
      cell(1, 7, 1, 0, 2),
      cell(2, 6, 1, 0, 2),
      cell(3, 7, 0, 0, 2, id("S3")),
      cell(3, 0, 0, 0, 2, id("S3")),
    ],
    moved,
  ),
  grow: decision(
    "cell",
    "choose where S3 goes.",
    [
      cell(0, 5, 0, 0, 2, id("S3")),
      cell(2, 1, 3, 0, 2, id("F2")),
      cell(2, 5, 1, 0, 2),
      cell(3, 2, 0, 0, 5),
      cell(3, 4, 0, 0, 2),
    ],
    moved,
  ),
  category: decision(
    "category",
    "name a category for the Garbage Dump.",
    catalog.categories.map(({ key, name }) => ({ category: key, text: name })),
    { tile: 11 },
  ),
  tavern: decision("card", "take a card at the Bookworm Tavern.", cards(...ids("B5 N2 T8 B8 S1")), {
    tile: 12,
  }),
  /** By an assistant's power, which isn't Rita's. */
  burn: decision(
    "card",
    "which card does the Cube burn at the Bookworm Tavern?",
    cards(...ids("B5 N2 T8 B8 S1")),
    {
      tile: 12,
      assistant: "cube",
    },
  ),
  sale: decision("card", "take a card at the Yard Sale, or none.", cards(...SALE), { tile: 17 }),
  auction: decision("card", "bid 2 cards at the Auction House: choose the first.", cards(...HAND), {
    tile: 3,
  }),
  dump: decision(
    "card",
    "take a card with Historic Volumes out of the discard pile.",
    cards(...PILE.filter((card) => catalog.cards[card]!.books.some(({ category }) => category === 2))),
    { tile: 11 },
  ),
  exchange: decision(
    "card",
    "which card from your hand takes its place?",
    "B10 C5 H6 H9 M4 R3 S3 S6".split(" ").map((name, index) => changing(name, 2 * index - 4)),
    { tile: 8 },
  ),
  collector: decision(
    "card",
    "discard from hand or shelf what the Collector wants, two books for a card: 3 wanted books so far, draw 1.",
    [
      ..."B10 C5 H6 H9 M4 R3 S3 S6".split(" ").map((name) => changing(name)),
      changing("A3", 0, 1, -3),
      changing("W6", -2, 1, -3),
      changing("L4", -4, 1, -3),
      changing("W2", -6, 1, -3),
      { kind: "done", text: "That is all" },
    ],
    { prompt: { id: "prompt-sell-to-collector", args: { wanted: id("T2") } }, tile: 9 },
  ),
  shift: decision(
    "choice",
    "how does the Wizard shelve S3? A shift by one cell can make room for it.",
    [
      { choice: "beside", text: "shelve it as usual" },
      { choice: "up", text: "shift cards up" },
      { choice: "down", text: "shift cards down" },
      { choice: "left", text: "shift cards to the left" },
      { choice: "right", text: "shift cards to the right" },
    ],
    moved,
  ),
  group: decision(
    "card",
    "pick neighboring cards to shift; S3 goes where they leave a gap.",
    [
      ...cards(...ids("D2 G4 H10 S8")),
      { kind: "done", text: "shift these" },
      { kind: "cancel", text: "never mind" },
    ],
    { ...moved, shift: { direction: "right", cards: ids("I8 H3"), by_ending: true } },
  ),
  ending: decision(
    "card",
    "which card is at the other end? All cards in between shift up, too.",
    [changing("H10", 2), changing("I8", 4, 0, 0, id("H3"))],
    { tile: 18, shift: { direction: "up", cards: ids("I8"), by_ending: false } },
  ),
  wizard: decision("cell", "which of the cells left empty does S3 go to?", [cell(2, 3, 1, 0, 2)], {
    ...moved,
    shift: { direction: "right", cards: ids("H10 I8 H3"), by_ending: false },
  }),
};

/** Cards that are already chosen for the Collector. */
export const CHOSEN = ids("S6 T5");

function seatsOf(state: string, seats: View["seats"], hand: number[]): View["seats"] {
  const known = state === "rivals" ? KNOWN : KNOWN.slice(0, 2);
  const counts = [hand.length, 7, 5, 9];
  return seats.slice(0, Number(wanted("seats") ?? 4)).map((seat, n) => ({
    ...seat,
    focus: n === 0 ? "monster" : null,
    hand_count: counts[n]!,
    hand: n ? Array.from({ length: counts[n]! }, (_, at) => (n === 1 ? (known[at] ?? null) : null)) : hand,
    shelf:
      (n === 0 && state === "grow") || wanted("grow")
        ? GROWING
        : ((n > 0 && state === "rivals" ? FULL[n - 1] : null) ?? SHELVES[n]!),
    final_cards: GOALS[n]!,
    form: {
      b1: 12 - n,
      b2: [12, 9, 15, 0][n]!,
      b3: -4 - n,
      b4: 18 - 3 * n,
      prominent: [9, 12, 7, 8][n]!,
      books: BOOKS[n]!,
      focus_least: [4, 10, 0, 8][n]!,
      focus_most: [26, 18, 14, 24][n]!,
      best_least: [39, 44, 36, 28][n]!,
      best_most: [61, 58, 52, 46][n]!,
      flipped: FLIPPED[n]!,
    },
  }));
}

function sourcesOf(state: string, seat: number): NonNullable<FullSnapshot["sources"]>[number] {
  const rectangle = state === "grow" ? "B4 C9 D2 F2 G4 H10" : "A3 B4 C9 D2 G4 H10 I8 H3 M7 P5 S8 W2";
  const all = SHELVES[seat]!.rows.flat().flatMap((cell) => cell?.card ?? []);
  const having = (category: number): number[] =>
    all.filter((card) => catalog.cards[card]!.books.some((book) => book.category === category));
  return {
    rectangle: seat ? [] : ids(rectangle),
    covering: [],
    prominent: having(5),
    banned: having(0),
    rarest: having(4),
    rarest_category: "reference",
    focus: seat ? [] : having(3),
  };
}

export function busySnapshot(state: string, base: FullSnapshot): FullSnapshot {
  const asked = ASKED[state] ?? ASKED.space!;
  const pile = PILE.slice(0, Number(wanted("pile") ?? PILE.length));
  const isLying = (card: number): boolean => state !== "dump" || pile.includes(card);
  // The card to be shelved is on the desk.
  const hand = state === "grow" ? HAND.filter((card) => card !== id("S3")) : HAND;
  const view = base.view!;
  return {
    ...base,
    table: { ...base.table, hints: true },
    decision: {
      ...asked,
      actions: asked.actions.filter((option) => option.kind !== "card" || isLying(option.card)),
    },
    waiting_for: [0],
    view: {
      ...view,
      prominent: "spells",
      banned: "corrupted",
      deck: 41,
      discard: { count: PILE.length, top: id("E5"), pile: state === "dump" ? pile : null },
      tiles: tiles(state).slice(0, Number(wanted("tiles") ?? TILES.length)),
      aside: state === "grow" ? [id("S3")] : [],
      trigger: 16,
      final_round: state === "rivals",
      seats: seatsOf(state, view.seats, hand),
    },
    running: {
      b1: 12,
      b2: 9,
      b3: -4,
      b4: 18,
      b5: 14,
      prominent: 9,
      books: BOOKS[0]!,
      focus_least: 14,
      focus_most: 14,
      best_least: 39,
      best_most: 61,
      flipped: FLIPPED[0]!,
      best: [54, 59],
    },
    sources: [0, 1, 2, 3].map((seat) => sourcesOf(state, seat)),
  };
}
