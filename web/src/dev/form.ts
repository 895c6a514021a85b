// A made-up form in words, as the server makes it for a finished game.
import type { Sheet, FormColumn } from "../lib/api/types";

const LINES: [section: string, line: "b1" | "b2" | "b3" | "b4" | "b5" | "total", working: string][] = [
  ["B1", "b1", "12 cards"],
  ["B2", "b2", "11 books, 1st place"],
  ["B3", "b3", "3 books"],
  ["B4", "b4", "3 × 6 (Spells)"],
  ["B5", "b5", "2 × 11 (Monsters)"],
  ["C", "total", "12 + 9 - 3 + 18 + 22"],
];

export const madeUpForm = (seats: readonly FormColumn[]): Sheet => ({
  number: "B-7c",
  title: "Library inspection",
  facts: "",
  heads: seats.map(({ name }) => [name, ""]),
  rows: LINES.map(([section, line, working]) => ({
    section,
    label: section,
    cells: seats.map((seat) => ({ value: String(seat[line]), working })),
    note: "",
    category: "",
  })),
  verdict: "",
  imprint: "",
  signature: "",
  leaders: [0],
});
