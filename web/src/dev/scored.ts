// A made-up form as the server fills it in.
import type { Scored } from "../lib/api/types";

const tally = { corrupted: 3, fantastical: 9, historic: 7, monster: 11, reference: 8, spells: 6 };

const seat = (
  name: string,
  rank: number,
  best: Partial<Scored["seats"][number]>,
): Scored["seats"][number] => ({
  name,
  tally,
  b1: 12,
  b2: 9,
  b3: -3,
  b4: 18,
  b5: 22,
  total: 60 - 5 * rank,
  flipped: [],
  rank,
  ...best,
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

export const scored: Scored = {
  seats: [
    seat("Rita", 1, { best_total: 60, best_flips: ["M3"] }),
    seat("Eric", 2, { best_total: 50, best_flips: [] }),
  ],
  library: null,
  winners: ["Rita"],
  decided_by: "total",
  sheet: {
    number: "B-7c",
    title: "Inspection form",
    facts: "Prominent: Reference Texts. Banned: Corrupted Codices.",
    heads: [
      ["Rita", "Monster Manuals"],
      ["Eric", "Spells & Potions"],
    ],
    rows: rows as unknown as Scored["sheet"]["rows"],
    verdict: "Rita has the better library.",
    imprint: "Form B-7c",
    signature: "The inspector",
    leaders: [0],
  },
};
