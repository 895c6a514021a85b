// The table at its busiest: nine tiles, four players, three full rows each, ten cards in hand.
import type {
  PartialOption,
  Catalog,
  Decision,
  FullSnapshot,
  ShelfView,
  TileView,
  View,
} from "../lib/api/types";
import { madeUpCatalog } from "./catalog";
import { BOOKS } from "./snapshots";
import { wanted } from "./wanted";

const catalog: Catalog = madeUpCatalog();

/** Return the card's number by its name, such as `A3`. */
export function id(name: string): number {
  const card = catalog.cards.find(({ letter, number }) => `${letter}${number}` === name);
  if (!card) throw new Error(name);
  return card.id;
}

const PRINTED = /^([A-Z]\d+)(!?)$/;

/** Make a shelf of names; `!` is out of order, `x` face down, `.` free. */
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
        turned: match?.[2] === "!" ? ("inspector" as const) : null,
        entombed: null,
      };
    }),
  );
  return { rows, cards: rows.flat().filter(Boolean).length };
}

const SHELVES = [
  shelfOf(". A3 B4 C9 D2 E1", "F2 G4 H10 I8 H3! .", "L4 M7 P5 S8 W2 W6"),
  shelfOf("A1 B2 B9 C3 D6", "E4 F5 G1 H7 I2", "K2 M1 N3 O4 R2"),
  shelfOf(". B1 C1 D1 F1 .", "A5! G2 I3 J1 K1 L2", "N1 P3 Q1 S2 T4 U3"),
  shelfOf("B7 D4 E6 H2", "I6 L5 M3 O2", "R5 S9 T7 V2"),
];
/** Rivals' shelves as broad as they become, with all the numbers of two digits and cards of four books. */
const FULL = [
  shelfOf("A1 B2 B9 B10 C3 D6 E4 F5", "F6 G1 H7! H10 I2 J3 K2 M1", "N3 O4 R2 S10! U2 W1 W6 W7"),
  shelfOf(". B1 C1 D1 F1 . . . . .", ". . A5! G2 I3 J1 K1 L2 . .", ". . N1 P3 Q1 S2 T4 U3 V1 Z2"),
  shelfOf("B7 D4 E6 H2 . . I1 K3", "I6 L5 M3 O2 P6 . W4 x", "R5 S9 T7 V2 . Y2 Y3 Z1"),
];
/** Cards in the first rival's hand that all players have seen. */
const KNOWN = ["Z2", "K1", "S10", "M4", "P5"].map(id);
/** One's own shelf while it can grow above and below. */
const GROWING = shelfOf("A3 B4 C9 D2 E1", ". F2 G4 H10 .");
const GOALS = [16, 15, 16, 12];
export const HAND = ["B10", "C5", "H6", "H9", "M4", "R3", "S3", "S6", "T5", "Y2"].map(id);
const TILES: [number, string[], boolean, [number, number, string | null][]][] = [
  [
    3,
    ["H1", "C7", "O1"],
    false,
    [
      [0, 1, null],
      [2, 2, null],
    ],
  ],
  [9, ["T2"], false, [[0, 3, null]]],
  [
    12,
    ["B5", "N2", "T8", "B8", "S1"],
    false,
    [
      [0, 2, "ghost"],
      [1, 1, null],
    ],
  ],
  [11, [], false, [[0, 1, null]]],
  [14, ["S4", "P6", "W7"], false, []],
  [13, ["?", "?", "?", "?"], false, [[0, 3, "wizard"]]],
  [10, ["B3", "D5", "S10", "U2"], true, []],
  [5, ["A6", "I1", "R1", "K3"], true, [[0, 2, null]]],
  [1, [], true, [[0, 1, null]]],
];
const SHORT_PILE = "A2 A4 B6 C2 C4 D3 D7 E2 F4 F6 G3 H4 H8 I5 J2 L1 L6 M2 M8 O3 P1 Q2 R6 V3 X1"
  .split(" ")
  .map(id);
/** As many as lie there in a long game. */
const PILE = [
  ...SHORT_PILE,
  ...catalog.cards.map((card) => card.id).filter((card) => !isElsewhere(card)),
].slice(0, 42);

function isElsewhere(card: number): boolean {
  const tiled = TILES.flatMap(([, names]) => names.filter((name) => name !== "?").map(id));
  const shelved = [...SHELVES, GROWING].flatMap(({ rows }) => rows.flat().map((cell) => cell?.card));
  return [...SHORT_PILE, ...HAND, ...tiled, ...shelved, id("E5")].includes(card);
}

/** What has been offered at the Yard Sale: most of a hand. */
const SALE = ["B10", "C5", "H6", "H9", "M4", "R3", "S3", "S6", "T5", "Y2", "G4"];

function tiles(state: string): TileView[] {
  const all = state === "sale" ? TILES.with(4, [17, SALE, false, [[0, 0, null]]]) : TILES;
  return all.map(([number, cards, permanent, standing]) => ({
    number,
    permanent,
    cards: cards.map((each) => (each === "?" ? null : id(each))),
    spaces: catalog.tiles
      .find((tile) => tile.number === number)!
      .spaces.map((marker, index) => ({
        space: `${number}.${index + 1}`,
        marker,
        open: true,
        assistants: standing
          .filter(([where]) => where === index)
          .map(([, seat, special]) => ({ seat, special })),
      })),
  }));
}

type MadeUp = [Partial<Decision>, PartialOption[]];

const worth = (b1: number, b3: number, b4: number, wrong: number[] = []) => ({
  b1,
  b2: 0,
  b3,
  b4,
  b5: 0,
  prominent: 0,
  turned: wrong,
});
const space = (name: string): PartialOption[] => {
  const home = name.startsWith("home");
  const at = { space: name, home, tile: home ? null : parseInt(name) };
  return [false, true].map((special) => ({ kind: "space", ...at, special }));
};
const lost = (card: number, loss: ReturnType<typeof worth>): PartialOption => ({
  kind: "card",
  card,
  worth: loss,
});
const cards = (...ids: number[]): PartialOption[] => ids.map((card) => ({ kind: "card", card }));

const ASKED: Record<string, MadeUp> = {
  space: [
    { kind: "space", text: "Rita, place an assistant." },
    [
      "3.2",
      "3.4",
      "9.2",
      "12.3",
      "12.4",
      "11.2",
      "14.1",
      "14.2",
      "13.2",
      "10.1",
      "10.2",
      "5.2",
      "home.1",
      "home.2",
    ].flatMap(space),
  ],
  /** Of a ghost, who may stand where others do. */
  share: [
    { kind: "space", text: "Rita, place the Ghost." },
    ["3.2", "3.3", "9.2", "12.2", "12.3", "11.2", "13.1", "5.1", "1.1", "home.1"].flatMap((name) =>
      space(name).slice(1),
    ),
  ],
  cell: [
    { kind: "cell", text: "Rita, choose where S3 goes.", focus_card: id("S3"), on_shelf: true, tile: null },
    [
      [1, 1, worth(0, 0, 2, [id("S3")])],
      [1, 7, worth(1, 0, 2)],
      [2, 6, worth(1, 0, 2)],
      [3, 7, worth(0, 0, 2, [id("S3")])],
      [3, 0, worth(0, 0, 2, [id("S3")])],
    ].map(([row, column, value]) => ({ kind: "cell", row, column, worth: value }) as PartialOption),
  ],
  grow: [
    { kind: "cell", text: "Rita, choose where S3 goes.", focus_card: id("S3"), on_shelf: true, tile: null },
    [
      [0, 5, worth(0, 0, 2, [id("S3")])],
      [2, 1, worth(3, 0, 2, [id("F2")])],
      [2, 5, worth(1, 0, 2)],
      [3, 2, worth(0, 0, 5)],
      [3, 4, worth(0, 0, 2)],
    ].map(([row, column, value]) => ({ kind: "cell", row, column, worth: value }) as PartialOption),
  ],
  tavern: [
    { kind: "card", text: "Rita, take a card at the Bookworm Tavern.", tile: 12 },
    cards(...["B5", "N2", "T8", "B8", "S1"].map(id)),
  ],
  sale: [
    { kind: "card", text: "Rita, take a card at the Yard Sale, or none.", tile: 17 },
    cards(...SALE.map(id)),
  ],
  auction: [
    { kind: "card", text: "Rita, bid 2 cards at the Auction House: choose the first.", tile: 3 },
    cards(...HAND),
  ],
  dump: [
    { kind: "card", text: "Rita, take a card with Historic Volumes out of the discard pile.", tile: 11 },
    cards(...PILE.filter((card) => catalog.cards[card]!.books.some(({ category }) => category === 2))),
  ],
  collector: [
    {
      kind: "card",
      prompt: { id: "prompt-sell-to-collector", args: { wanted: id("T2") } },
      text: "Rita, discard from hand or shelf what the Collector wants, two books for a card: 3 wanted books so far, draw 1.",
      tile: 9,
    },
    [
      ...HAND.slice(0, 8).map((card) => lost(card, worth(0, 0, 0))),
      ...["A3", "W6", "L4", "W2"].map((name, at) => lost(id(name), worth(-2 * at, 1, -3))),
      { kind: "done", text: "That is all" },
    ],
  ],
  wizard: [
    {
      kind: "cell",
      text: "Rita, slide neighboring cards: choose the gap they move to.",
      on_shelf: true,
      tile: 13,
    },
    [
      [1, 1],
      [2, 6],
      [1, 7],
    ].map(([row, column]) => ({ kind: "cell", row, column }) as PartialOption),
  ],
};

/** Cards that are already chosen for the Collector. */
export const CHOSEN = ["S6", "T5"].map(id);
export const BUSY = Object.keys(ASKED);

export function busySnapshot(state: string, base: FullSnapshot): FullSnapshot {
  const [fields, all] = ASKED[state] ?? ASKED.space!;
  const pile = PILE.slice(0, Number(wanted("pile") ?? PILE.length));
  const options =
    state === "dump" ? all.filter((option) => "card" in option && pile.includes(option.card as number)) : all;
  const kind = fields.kind!;
  const view = base.view as View;
  const decision = {
    ...base.decision,
    seat: 0,
    prompt: { id: "prompt-fixture", args: {} },
    rule_id: "LOC05-01",
    focus_card: null,
    on_shelf: false,
    tile: null,
    ...fields,
    actions: options.map((option, action) => ({ action, kind, text: "", ...option })),
  } as unknown as Decision;
  // What is to grow the shelf lies on the desk.
  const hand = state === "grow" ? HAND.filter((card) => card !== id("S3")) : HAND;
  const offers: Record<number, number> = { 0: 8, 1: 7, 2: 5, 3: 9 };
  return {
    ...base,
    table: { ...base.table, hints: true },
    decision,
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
      seats: view.seats.slice(0, Number(wanted("seats") ?? 4)).map((seat, n) => ({
        ...seat,
        focus: n === 0 ? "monster" : null,
        hand_count: n === 0 ? hand.length : offers[n]!,
        hand:
          n === 0
            ? hand
            : Array.from({ length: offers[n]! }, (_, at) => {
                const seen = state === "rivals" ? KNOWN : KNOWN.slice(0, 2);
                return n === 1 ? (seen[at] ?? null) : null;
              }),
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
          unflipped: [33, 20, 31, 5][n]!,
        },
      })),
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
      unflipped: 33,
    },
    sources: [0, 1, 2, 3].map((seat) => {
      const all = SHELVES[seat]!.rows.flat().flatMap((cell) => (cell?.card != null ? [cell.card] : []));
      const having = (category: number): number[] =>
        all.filter((card) => catalog.cards[card]!.books.some((book) => book.category === category));
      return {
        rectangle: seat
          ? []
          : state === "grow"
            ? ["B4", "C9", "D2", "F2", "G4", "H10"].map(id)
            : ["A3", "B4", "C9", "D2", "G4", "H10", "I8", "H3", "M7", "P5", "S8", "W2"].map(id),
        covering: [],
        prominent: having(5),
        banned: having(0),
        rarest: having(4),
        rarest_category: "reference",
        focus: seat ? [] : having(3),
      };
    }),
    log: base.log.map((line) => line),
  };
}
