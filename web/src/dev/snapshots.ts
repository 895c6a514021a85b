// Made-up snapshots of a table in the states worth looking at.
import type {
  ActionKind,
  CellView,
  Decision,
  ActionOption,
  PartialOption,
  FormColumn,
  ShelfView,
  FullSnapshot,
  SoloView,
  TableOptions,
  TileView,
  View,
} from "../lib/api/types";
import { CATEGORIES, madeUpCatalog } from "./catalog";
import { madeUpForm } from "./form";

const facts = madeUpCatalog();
const NAMES = ["Rita", "Eric", "Ahmed", "Daria"];
const PLAYERS = ["human", "grand-librarian", "hoarder", "greedy"];
const LIBRARIES = ["mummy", "cube", "ghost", "wizard"];

/** By seat, the books that count. */
export const BOOKS: Record<string, number>[] = [
  { corrupted: 8, fantastical: 9, historic: 6, monster: 7, reference: 4, spells: 9 },
  { corrupted: 6, fantastical: 10, historic: 9, monster: 5, reference: 5, spells: 12 },
  { corrupted: 5, fantastical: 3, historic: 11, monster: 4, reference: 6, spells: 7 },
  { corrupted: 12, fantastical: 4, historic: 8, monster: 6, reference: 7, spells: 8 },
];

const TURNED: Record<string, CellView["turned"]> = { w: "inspector", f: "owner" };

/** Make a shelf from a drawing: `o` a card, `w` one that the inspector would turn, `f` its owner, `x` one face down, `e` an entombed one, `.` nothing. */
export function shelf(first: number, drawing: string[]): ShelfView {
  let card = first;
  const rows = drawing.map((line, r) =>
    [...line].map((mark, c) => {
      if (mark === ".") return null;
      card = (card + 2) % 150;
      return {
        row: r + 1,
        column: c + 1,
        card,
        face_down: mark === "x",
        turned: TURNED[mark] ?? null,
        entombed: mark === "e" ? card + 1 : null,
      };
    }),
  );
  return { rows, cards: rows.flat().filter(Boolean).length };
}

function tile(
  number: number,
  permanent: boolean,
  playingSeats: [number, number, string | null][] = [],
): TileView {
  const { cards, face_down, spaces } = facts.tiles[number - 1]!;
  return {
    number,
    permanent,
    cards: Array.from({ length: cards }, (_, index) => (face_down ? null : (number * 8 + index * 3) % 152)),
    spaces: spaces.map((marker, index) => ({
      space: `${number}.${index + 1}`,
      marker,
      open: true,
      assistants: playingSeats
        .filter(([where]) => where === index)
        .map(([, seat, special]) => ({ seat, special })),
    })),
  };
}

/** Return all locations, with an assistant at every second location. */
export function allTiles(): TileView[] {
  return facts.tiles.map(({ number }) =>
    tile(number, false, number % 2 ? [[0, number % 4, number % 3 ? null : "imp"]] : []),
  );
}

/** The Public Library as a solo player sees it. */
export const solo: SoloView = {
  level: 2,
  rounds: 8,
  library_focus: null,
  possible: ["spells", "historic", "monster"],
  clues: ["reference", "corrupted", null, null],
  tally: null,
};

/** The Public Library when it is counted, before the flips. */
export const counted: SoloView = {
  ...solo,
  tally: { corrupted: 34, fantastical: 20, historic: 12, monster: 16, reference: 18, spells: 21 },
};

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
      tile(7, false, [[0, 1, null]]),
      tile(12, false, [
        [0, 2, "ghost"],
        [1, 2, null],
      ]),
      tile(14, false, [
        [0, 3, "wizard"],
        [0, 2, null],
      ]),
      tile(13, false),
      tile(1, true, [[0, 1, null]]),
      tile(3, true, [[1, 3, null]]),
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
        b1: 6 - seat,
        b2: 9,
        b3: -seat,
        b4: 3 * seat,
        prominent: 5,
        books: BOOKS[seat]!,
        focus_least: 2 * seat,
        focus_most: 8 + 2 * seat,
        unflipped: 15 - seat,
      },
    })),
    aside: [],
    trigger: 12,
    pool: [],
    solo: null,
  };
}

function decision(
  kind: ActionKind,
  text: string,
  actions: PartialOption[],
  extra: Partial<Decision> = {},
): Decision {
  const options = actions.map((fields, action) => ({ action, kind, text: "", ...fields }) as ActionOption);
  return {
    seat: 0,
    kind,
    prompt: { id: "prompt-fixture", args: {} },
    text,
    rule_id: "LOC05-01",
    tile: null,
    actions: options,
    focus_card: null,
    on_shelf: false,
    ...extra,
  };
}

const done: PartialOption = { kind: "done", text: "done" };
const TROUBLES = [
  "The computer player my_bots:Clever has failed; when that happens, Eric’s moves are random.",
];

const DECISIONS: Record<string, Decision> = {
  space: decision("space", "Rita, place an assistant.", [
    ...["7.2", "7.3", "13.1", "5.1", "10.1", "home.1"].flatMap((space) =>
      [false, true].map((special) => {
        const home = space === "home.1";
        return { space, home, special, tile: home ? null : parseInt(space) };
      }),
    ),
    { space: "3.3", special: false },
  ]),
  cell: decision(
    "cell",
    "Rita, choose where M3 goes.",
    [
      { row: 1, column: 0 },
      { row: 2, column: 0 },
      { row: 3, column: 1 },
      { row: 1, column: 4 },
      { row: 1, column: 9 },
    ].map((place, index) => ({
      ...place,
      worth: {
        b1: index - 1,
        b2: 0,
        b3: index % 2 ? -1 : 0,
        b4: 0,
        b5: 0,
        prominent: 0,
        turned: index % 3 === 1 ? [3] : [],
      },
    })),
    { focus_card: 90, on_shelf: true },
  ),
  card: decision(
    "card",
    "Rita, choose a card of the Bon Mot Bookshop.",
    [80, 83, 86, 89].map((card) => ({ card })),
    {
      tile: 10,
    },
  ),
  slot: decision(
    "slot",
    "Rita, choose a face-down card.",
    [0, 1, 3].map((slot) => ({ slot, tile: 13 })),
    { tile: 13 },
  ),
  category: decision(
    "category",
    "Rita, name a category for the Gambling Den.",
    CATEGORIES.map(([category, text]) => ({ category, text })),
    { tile: 7 },
  ),
  seat: decision(
    "seat",
    "Rita, who gets a present?",
    [1, 2, 3].map((seat) => ({ seat, text: NAMES[seat]! })),
  ),
  choice: decision("choice", "Rita, you may do one home action: draw a card or shelve one.", [
    { choice: "draw", text: "draw a card" },
    { choice: "shelve", text: "shelve a card" },
    { kind: "done", text: "do neither" },
  ]),
  flip: decision(
    "flip",
    "Rita, turn any of your cards face down before the inspector comes.",
    [...[2, 4, 6, 8].map((card) => ({ card })), { kind: "ready" as const, text: "ready for the inspection" }],
    { on_shelf: true },
  ),
  hand: decision("card", "Rita, choose a card of your hand.", [
    ...[14, 37, 104].map((card) => ({ card })),
    { kind: "cancel", text: "rather not" },
  ]),
  shared: decision(
    "space",
    "Rita, place your Ghost.",
    ["7.1", "7.2"].map((space) => ({ space, special: true })),
  ),
  tile: decision(
    "tile",
    "Rita, choose a location to go.",
    [7, 12, 13].map((tile) => ({ tile })),
  ),
  assistant: decision("assistant", "Rita, whose assistant is sent home?", [
    { space: "12.1", seat: 2, special: true },
    { space: "12.2", seat: 2, special: false },
    done,
  ]),
  desk: decision("card", "Rita, take a card.", [...[11, 33, 66].map((card) => ({ card })), done]),
};

/** The states in which Rita must decide. */
export const ASKING = [...Object.keys(DECISIONS), "draft"];

/** The names of all states that `madeUpSnapshot` can draw. */
export const STATES = [
  ...Object.keys(DECISIONS),
  "others",
  "draft",
  "end",
  "empty",
  "late",
  "few",
  "solo",
  "two",
  "watching",
  "pile",
  "passing",
  "troubled",
];

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
  const draft = decision("library", "Rita, choose a library.", [{ library: "goblin" }, { library: "imp" }]);
  const asked = state === "draft" ? draft : (DECISIONS[state] ?? null);
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
          b1: 6,
          b2: 9,
          b3: -2,
          b4: 9,
          b5: 14,
          prominent: 8,
          books: BOOKS[0]!,
          focus_least: 14,
          focus_most: 14,
          unflipped: 30,
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
