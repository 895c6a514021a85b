// A made-up catalog of the usual size, to look at components without a server.
import type { CardInfo, Catalog } from "../lib/api/types";

const LETTERS = "A7 B10 C9 D7 E7 F6 G5 H10 I8 J3 K3 L6 M8 N3 O4 P6 Q2 R6 S10 T9 U4 V4 W8 X2 Y3 Z2".split(" ");
const WORDS = [
  "Almanac",
  "Broth for Beginners",
  "Confessions of a Cauldron",
  "Damp Dungeons Revisited",
  "Etiquette",
];

export const CATEGORIES = [
  ["corrupted", "Corrupted Codices"],
  ["fantastical", "Fantastical Fictions"],
  ["historic", "Historic Volumes"],
  ["monster", "Monster Manuals"],
  ["reference", "Reference Texts"],
  ["spells", "Spells & Potions"],
] as const;

const TILES: [string, string[], number, boolean?][] = [
  ["Diviner’s Hut", ["any"], 0],
  ["Ye Olde Book Swap", ["any", "any"], 3],
  ["Auction House", ["1", "2", "3", "4"], 3],
  ["Paper Mill", ["any", "3+"], 0],
  ["Community Center", ["any", "any"], 4],
  ["Curiosity Cart", ["any", "any", "4+"], 0],
  ["Gambling Den", ["any", "any", "3+", "4+"], 0],
  ["Librarians Lodge", ["any"], 0],
  ["Book Collector", ["any", "any"], 1],
  ["Bon Mot Bookshop", ["any", "any", "3+", "4+"], 4],
  ["Garbage Dump", ["any", "any"], 0],
  ["Bookworm Tavern", ["any", "any", "3+", "4+"], 0],
  ["Mysterious Shack", ["any", "3+"], 4, true],
  ["Flea Market", ["any", "any"], 3],
  ["Assistant’s Guild", ["any"], 0],
  ["Tax Collector", ["any", "3+"], 0],
  ["Yard Sale", ["any"], 0],
  ["Shelfmasons’ Guild", ["any", "3+"], 0],
];

const ASSISTANTS =
  "automaton bookworm cube ghost goblin golem imp mummy sasquatch snowman witch wizard".split(" ");

function cards(): CardInfo[] {
  const result: CardInfo[] = [];
  for (const entry of LETTERS) {
    const quantity = Number(entry.slice(1));
    for (let number = 1; number <= quantity; number++) {
      const id = result.length;
      const count = id % 9 === 0 ? 2 : 3 + (id % 2);
      const books = Array.from({ length: count }, (_, index) => ({
        category: (id * 5 + index * (1 + (id % 4))) % 6,
        title: id === 77 ? null : `${entry[0]}n ${WORDS[(id + index) % WORDS.length]}`,
      }));
      result.push({ id, letter: entry[0]!, number, quantity, books });
    }
  }
  return result;
}

function keyOf(name: string): string {
  return name.toLowerCase().replaceAll(/['’]/g, "").replace("ye olde ", "").replaceAll(" ", "_");
}

export function madeUpCatalog(): Catalog {
  return {
    cards: cards(),
    tiles: TILES.map(([name, spaces, count, down], index) => ({
      number: index + 1,
      key: keyOf(name),
      name,
      type: [3, 11, 12].includes(index + 1) ? "delayed" : "instant",
      summary: "Take a card from here; give one of the others to an opponent. Whoever got one may shelve it.",
      brief: "Take 1 card; you may shelve it",
      detail: "Without cards on the tile nothing happens.",
      edition: "",
      cards: count,
      face_down: Boolean(down),
      spaces,
      solo: false,
      picture: [],
    })),
    assistants: ASSISTANTS.map((key) => ({
      key,
      name: key[0]!.toUpperCase() + key.slice(1),
      library: `Library of the ${key}`,
      summary:
        "Visiting a location with cards on it: may discard one of them for a home action, or all for two.",
      detail: "Cards that lie face down are discarded unseen.",
      picture: [],
    })),
    categories: CATEGORIES.map(([key, name]) => ({ key, name })),
    assistant_cards: false,
  };
}
