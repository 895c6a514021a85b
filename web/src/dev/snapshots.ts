// Made-up snapshots of a table in the states worth looking at.
import type { FormColumn, FullSnapshot, TableOptions, View } from "../lib/api/types";
import { DECISIONS } from "./decisions";
import { madeUpForm } from "./form";
import { BOOKS, NAMES, shelf, solo, tile } from "./parts";
import { wanted } from "./wanted";

export { shelf, solo };

const PLAYERS = ["human", "grand-librarian", "hoarder", "greedy"];
const LIBRARIES = ["mummy", "cube", "ghost", "wizard"];

const SHELVES = [
  ["ooo.oooo", "ooxooeo.", ".oooo..."],
  ["oooo", "ooo."],
  ["ooooooo", "ooooooo", "..oooo."],
  ["oo"],
];

function view(): View {
  return {
    round: 5,
    phase: "placement",
    final_round: false,
    first_player: 1,
    active: 0,
    prominent: "reference",
    banned: "corrupted",
    deck: 61,
    deck_known: [],
    discard: { count: 23, top: 77, pile: null },
    tiles: [
      tile(7, false, "1:1"),
      tile(12, false, "1:2:ghost 2:2"),
      tile(14, false, "1:3:wizard 1:2"),
      tile(13, false),
      tile(1, true, "1:1"),
      tile(3, true, "2:3"),
      tile(5, true),
      tile(10, true),
    ],
    tile_stack: 6,
    seats: NAMES.map((_, seat) => ({
      seat,
      library: LIBRARIES[seat]!,
      offer: [],
      focus: seat === 0 ? "monster" : null,
      hand_count: seat === 0 ? 9 : 4 + seat,
      hand: seat === 0 ? [3, 14, 22, 37, 58, 71, 90, 104, 140] : Array.from({ length: 4 + seat }, () => null),
      unplaced: { standard: seat < 2 ? 2 : 0, special: seat < 2 },
      home: [1, 2, 3].map((number) => ({
        space: `home.${number}`,
        marker: "any",
        open: true,
        assistants: seat === 3 && number === 1 ? [{ seat, special: null }] : [],
      })),
      shelf: shelf(seat * 30, SHELVES[seat]!),
      final_cards: SHELVES[seat]!.join("").length,
      form: {
        b1: seat ? 6 - seat : 10, // eight cards, and one entombed
        b2: 9,
        b3: -seat,
        b4: 3 * seat,
        prominent: 5,
        books: BOOKS[seat]!,
        focus_least: 2 * seat,
        focus_most: 8 + 2 * seat,
        best_least: 18 + seat,
        best_most: 26 + seat,
        flipped: {
          b2: [9, 9],
          b3: [-seat, -seat],
          b4: [3 * seat, 3 * seat],
          b5: [2 * seat, 8 + 2 * seat],
          books: BOOKS[seat]!.map((count): [number, number] => [count, count]),
          out_of_order: [],
        },
      },
    })),
    aside: [],
    trigger: 12,
    pool: [],
    solo: null,
  };
}

const TROUBLES = ["The computer player my_bots:Clever failed, so some of Eric’s moves are random."];

const columns: FormColumn[] = NAMES.map((name, seat) => ({
  seat,
  name,
  tally: { corrupted: 3, fantastical: 9, historic: 7, monster: 11, reference: 8, spells: 6 },
  stability: 12,
  entombed: seat === 0 ? 2 : 0,
  b1: seat === 0 ? 16 : 12,
  b2: [15, 9, 4, 0][seat]!,
  b3: -3,
  b4: 18,
  b5: 22,
  total: [68, 58, 53, 49][seat]!,
  books: 44 - seat,
  hand: 3,
  turned: seat === 1 ? [42] : [],
  focus: ["monster", "spells", "fantastical", "historic"][seat]!,
  rank: seat + 1,
}));

const result: FullSnapshot["result"] = {
  seats: columns,
  library: null,
  winners: [0],
  decided_by: "total",
  ended_by: "shelf",
  note: "",
  sheet: madeUpForm(columns),
};

const log: FullSnapshot["log"] = Array.from({ length: 24 }, (_, n) => ({
  n,
  round: 3 + Math.floor(n / 9),
  text: `${NAMES[n % 4]} ${n % 3 ? "shelves M3 and draws a card from the deck." : "places the Ghost at the Flea Market."}`,
  seat: n % 4,
  cards: [n],
  tile: null,
  mentions: n % 3 ? [{ start: NAMES[n % 4]!.length + 9, end: NAMES[n % 4]!.length + 12, card: n }] : [],
}));

const late = [1, 2, 3, 5, 8, 9, 10].map((number) => tile(number, true));

/** What a player does in several turns. */
const MUCH =
  "Daria places the Wizard at the Auction House, takes M3, shelves G3 and D4, takes A7 and B2 at the Flea Market, shelves " +
  "B2, draws 2 cards at home, discards 4 cards, places two assistants at the Gambling Den, wins H5, shelves H5.";

function change(state: string, base: View): View {
  if (state === "draft") {
    const seats = base.seats.map((seat, n) => ({
      ...seat,
      library: n === 1 ? "cube" : null,
      offer: ["goblin", "imp"],
      focus: null,
      hand: [],
      hand_count: 0,
      shelf: { rows: [], cards: 0 },
    }));
    return { ...base, phase: "draft", prominent: null, banned: null, seats };
  }
  if (state === "desk") return { ...base, aside: [11, 33, 66] };
  if (state === "pile") return { ...base, aside: Array.from({ length: 14 }, (_, index) => 9 * index) };
  if (state === "two") return { ...base, seats: base.seats.slice(0, 2) };
  if (state === "solo") return { ...base, seats: base.seats.slice(0, 1), solo };
  if (state === "few") return { ...base, tiles: base.tiles.slice(0, 2), seats: base.seats.slice(0, 1), solo };
  if (state === "late") return { ...base, tiles: [...base.tiles.filter((each) => !each.permanent), ...late] };
  if (state === "empty") {
    const none = { rows: [], cards: 0 };
    return { ...base, seats: base.seats.map((seat) => ({ ...seat, shelf: none })) };
  }
  return base;
}

/** Return a four-player table in the middle of a game, in the named state. */
export function madeUpSnapshot(state: string): FullSnapshot {
  const over = state === "end";
  const asked = DECISIONS[state] ?? null;
  return {
    table: {
      id: "fixture",
      status: over ? "over" : "playing",
      options: { preset: "first-en", deck: "en" } as TableOptions,
      solo: false,
      open_deal: false,
      from_file: false,
      commitment: "9f".repeat(32),
      salt: null,
      seed_hash: null,
      seed: null,
      seats: NAMES.map((name, seat) => ({
        seat,
        name,
        player: PLAYERS[seat]!,
        played_by: seat ? PLAYERS[seat]! : null,
        yours: (seat === 0 && state !== "watching") || (seat === 1 && state === "passing"),
        taken: true,
        missing: false,
        program: false,
        stand_in: false,
        resigned: false,
        agrees: false,
      })),
      share_url: "http://192.168.1.7:8000/table/fixture",
      hosting: true,
      member: true,
      chat: false,
      hints: false,
      deserted: false,
      unanswered: false,
    },
    number: 1,
    newest: 1,
    you: state === "watching" ? null : 0,
    view: change(state, view()),
    decision: asked,
    waiting_for: [asked ? 0 : state === "passing" ? 1 : 2],
    log,
    logMark: "0.en.23",
    logReader: "0.en",
    since: [
      { seat: 1, text: "Eric places an assistant at the Flea Market, takes M3.", mentions: [] },
      { seat: 2, text: "Ahmed places an assistant at home, draws 1 card.", mentions: [] },
      ...(wanted("news") ? [{ seat: 3, text: MUCH, mentions: [] }] : []),
    ],
    seen: 20,
    undo: state === "watching" ? null : { count: asked ? 1 : 0, why: asked ? "" : "moved" },
    result: over ? result : null,
    hindsight: over
      ? result!.seats.map(({ total }, seat) => ({ flips: seat ? [3 + seat] : [], total: total + 2 * seat }))
      : null,
    troubles: state === "troubled" ? TROUBLES : [],
    running: ["watching", "draft"].includes(state)
      ? null
      : {
          b1: 10,
          b2: 9,
          b3: -2,
          b4: 9,
          b5: 14,
          prominent: 4,
          books: BOOKS[0]!,
          focus_least: 14,
          focus_most: 14,
          best_least: 40,
          best_most: 40,
          flipped: {
            b2: [15, 15],
            b3: [-1, -1],
            b4: [9, 9],
            b5: [11, 11],
            books: [5, 3, 5, 6, 8, 8].map((count): [number, number] => [count, count]),
            out_of_order: [],
          },
          best: [44, 44],
        },
    sources: [0, 1, 2, 3].map((seat) => ({
      rectangle: seat ? [] : [18, 20, 22, 24, 30, 32, 34, 36],
      covering: seat ? [] : [26],
      prominent: [4, 8].map((card) => card + 30 * seat),
      banned: [2, 6],
      rarest: [10, 12],
      rarest_category: "historic",
      focus: seat ? [] : [4, 20],
    })),
  };
}
