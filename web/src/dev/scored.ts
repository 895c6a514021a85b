// A made-up form as the server fills it in.
import type { FormView } from "../lib/api/types";

const tally = { corrupted: 3, fantastical: 9, historic: 7, monster: 11, reference: 8, spells: 6 };

const column = (
  seat: number,
  name: string,
  best: NonNullable<FormView["seats"][number]["best"]>,
): FormView["seats"][number] => ({
  seat,
  name,
  tally,
  stability: 12,
  entombed: 0,
  b1: 12,
  b2: 9,
  b3: -3,
  b4: 18,
  b5: 22,
  total: 55 - 5 * seat,
  books: 44,
  hand: 0,
  focus: "monster",
  rank: seat + 1,
  turned: [],
  best,
});

const rows = ["Shelf stability", "Prominent works", "Banned books", "Variety", "Focus"].map(
  (label, index) => ({
    section: "B",
    label,
    cells: [12 - index, 4 + index].map((value) => ({ text: String(value), value })),
    note: "",
    category: "",
  }),
);

export const scored: FormView = {
  seats: [column(0, "Rita", { total: 60, flips: ["M3"] }), column(1, "Eric", { total: 50, flips: [] })],
  library: null,
  winners: [0],
  decided_by: "total",
  ended_by: "",
  note: "Rita has the better library.",
  sheet: {
    number: "B-7c",
    title: "Inspection form",
    facts: "Prominent: Reference Texts. Banned: Corrupted Codices.",
    heads: [
      ["Rita", "Monster Manuals"],
      ["Eric", "Spells & Potions"],
    ],
    rows: rows as unknown as FormView["sheet"]["rows"],
    verdict: "Rita has the better library.",
    imprint: "Form B-7c",
    signature: "The inspector",
    leaders: [0],
  },
};
