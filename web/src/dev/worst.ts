// The table at its fullest: long French words, four players with long names, eight locations, nine cards in hand, 14
// cards on the reader's shelf and 16 on each of the others'.
import type { Catalog, FullSnapshot } from "../lib/api/types";
import { wanted } from "./wanted";
import { shelf } from "./parts";

const NAMES = ["Maximilienne", "Przemysława", "Wilhelmina", "Bartholomé"];
const CATEGORIES = [
  "Codex Corrompus",
  "Œuvres de Fiction",
  "Volumes Historiques",
  "Bestiaires Fantastiques",
  "Manuels de Référence",
  "Potions & Sortilèges",
];
const PROMPT =
  "Maximilienne, défaussez des cartes de votre main ou de la Collection : deux livres qui plaisent au " +
  "collectionneur valent une carte.";
const ANSWERS = [
  "donner une carte au hasard (Przemysława)",
  "accorder les deux actions Maison (Przemysława)",
  "plutôt ne rien faire du tout",
];
const OWN = ["ooooo.", "oo.o.o", "o.o.oo"];
const FREE = [
  { row: 1, column: 0 },
  { row: 2, column: 0 },
  { row: 3, column: 2 },
  { row: 2, column: 3 },
  { row: 1, column: 6 },
];
const OTHERS = ["ooooo..", ".ooooo.", "ooo.ooo"];

/** Whether the page shows it. */
export const isWorst = (): boolean => wanted("worst") !== null;

export function worstCatalog(catalog: Catalog): Catalog {
  return {
    ...catalog,
    categories: catalog.categories.map((category, n) => ({ ...category, name: CATEGORIES[n]! })),
    tiles: catalog.tiles.map((tile) => ({
      ...tile,
      name: tile.number % 2 ? "Charrette aux curiosités" : "Centre communautaire",
      brief: "1 carte pour 2 livres désirés",
      summary: "Prenez 1 carte, donnez-en une autre à un adversaire ; on peut archiver les deux.",
    })),
    assistants: catalog.assistants.map((assistant) => ({
      ...assistant,
      library: "Chaumière aux bonnes formules",
    })),
  };
}

export function worstSnapshot(snapshot: FullSnapshot): FullSnapshot {
  const { view, decision, table } = snapshot;
  const choices = decision?.actions.filter(({ kind }) =>
    ["choice", "done", "cancel", "ready"].includes(kind),
  );
  return {
    ...snapshot,
    table: { ...table, seats: table.seats.map((seat, n) => ({ ...seat, name: NAMES[n]! })) },
    view: view && {
      ...view,
      seats: view.seats.map((seat, n) => ({
        ...seat,
        shelf: shelf(30 * n, n ? OTHERS : OWN),
        final_cards: n ? 16 : 13,
      })),
    },
    decision: decision && {
      ...decision,
      text: PROMPT,
      actions: decision.actions.map((action, n) => ({
        ...action,
        ...(action.kind === "cell" && FREE[n]),
        text: choices?.includes(action) ? ANSWERS[choices.indexOf(action) % 3]! : action.text,
      })),
    },
  };
}
