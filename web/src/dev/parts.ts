// Made-up parts of a table.
import type {
  ActionKind,
  ActionOption,
  CellView,
  Decision,
  PartialOption,
  ShelfView,
  SoloView,
  TileView,
} from "../lib/api/types";
import { madeUpCatalog } from "./catalog";

export const NAMES = ["Rita", "Eric", "Ahmed", "Daria"];
const facts = madeUpCatalog();

const books = (...counts: number[]): Record<string, number> =>
  Object.fromEntries(facts.categories.map(({ key }, index) => [key, counts[index]!]));

/** By seat, the books that count. */
export const BOOKS = [
  [8, 9, 6, 7, 4, 9],
  [6, 10, 9, 5, 5, 12],
  [5, 3, 11, 4, 6, 7],
  [12, 4, 8, 6, 7, 8],
];

const TURNED: Record<string, CellView["turned"]> = { w: "inspector", f: "owner" };

/** Make a shelf from a drawing: `o` a card, `w` one that the inspector would flip, `f` one that its owner would flip,
 * `x` one face down, `e` an entombed one, `.` nothing.
 */
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

/** Make a location. `standing` are its assistants, such as `1:0 3:2:ghost`: the space, the seat, a special assistant. */
export function tile(number: number, permanent: boolean, standing = "", lying?: (number | null)[]): TileView {
  const { cards, face_down, spaces } = facts.tiles[number - 1]!;
  const assistants = standing.split(" ").map((each) => each.split(":"));
  return {
    number,
    permanent,
    cards:
      lying ??
      Array.from({ length: cards }, (_, index) => (face_down ? null : (number * 8 + index * 3) % 152)),
    spaces: spaces.map((marker, index) => ({
      space: `${number}.${index + 1}`,
      marker,
      open: true,
      assistants: assistants
        .filter(([where]) => Number(where) === index + 1)
        .map(([, seat, special = null]) => ({ seat: Number(seat), special })),
    })),
  };
}

/** Return all locations, with an assistant at every second location. */
export const allTiles = (): TileView[] =>
  facts.tiles.map(({ number }) =>
    tile(number, false, number % 2 ? `1:${number % 4}${number % 3 ? "" : ":imp"}` : ""),
  );

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
export const counted: SoloView = { ...solo, tally: books(34, 20, 12, 16, 18, 21) };

/** Make a question to Rita. */
export function decision(
  kind: ActionKind,
  text: string,
  actions: PartialOption[],
  extra: Partial<Decision> = {},
): Decision {
  return {
    seat: 0,
    kind,
    prompt: { id: "prompt-fixture", args: {} },
    text: `Rita, ${text}`,
    rule_id: "LOC05-01",
    tile: null,
    actions: actions.map((fields, action) => ({ action, kind, text: "", ...fields }) as ActionOption),
    focus_card: null,
    on_shelf: false,
    ...extra,
  };
}

export const cards = (...numbers: number[]): PartialOption[] => numbers.map((card) => ({ card }));

/** Return the placements of one assistant, or of both, on spaces such as `7.2 home.1`. */
export const spaces = (names: string, ...specials: boolean[]): PartialOption[] =>
  names.split(" ").flatMap((space) => {
    const home = space.startsWith("home");
    return specials.map((special) => ({ space, home, tile: home ? null : parseInt(space), special }));
  });

/** Return a place on the shelf, with what it would change in the form. */
export const cell = (row: number, column: number, b1: number, b3: number, b4: number, ...turned: number[]) =>
  ({ row, column, worth: { b1, b2: 0, b3, b4, b5: 0, prominent: 0, turned } }) as PartialOption;
