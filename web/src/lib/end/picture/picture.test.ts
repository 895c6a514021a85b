import { describe, expect, it } from "vitest";
import { finalPicture, type Pictured } from "./picture";

const shown: Pictured = {
  headline: "Rita wins",
  note: "By books, not by points.",
  lines: ["B1", "Total"],
  columns: [
    { name: "Rita <3 & co", place: "1st", colour: "#b5482a", values: ["12", "71"], won: true },
    { name: "Eric", place: "2nd", colour: "#2f4f7f", values: ["−3", "58"], won: false },
  ],
  shelves: [
    {
      title: "Rita · 71",
      colour: "#b5482a",
      rows: [
        [
          { letter: "Ł", number: 4, down: false, books: [{ outline: "M1 1H2", colour: "#346b2d" }] },
          null,
          { letter: "Q", number: 9, down: true, books: [] },
        ],
      ],
    },
    { title: "Eric · 58", colour: "#2f4f7f", rows: [] },
  ],
  rulebook: "First edition, Polish",
  date: "1 May 2026",
};

describe("the picture of a result", () => {
  const svg = finalPicture(shown);

  it("has the winner, every name and every number", () => {
    const words = [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map((match) => match[1]);
    const wanted = [
      "Rita wins",
      "By books, not by points.",
      "B1",
      "Total",
      "12",
      "71",
      "Eric",
      "2nd",
      "−3",
      "58",
    ];
    expect(words).toEqual(expect.arrayContaining([...wanted, "1 May 2026", "First edition, Polish"]));
  });

  it("has every shelf with its letters, and what lies face down", () => {
    for (const words of ["Rita · 71", "Eric · 58", "Ł", "Q 9"]) expect(svg).toContain(`>${words}</text>`);
    expect(svg.match(/<path /g)).toHaveLength(1);
  });

  it("grows with the shelves, two beside each other", () => {
    const height = (count: number): number => {
      const shelves = Array.from({ length: count }, () => shown.shelves[0]!);
      return Number(/height="(\d+)"/.exec(finalPicture({ ...shown, shelves }))![1]);
    };
    expect(height(1)).toBe(height(2));
    expect(height(3)).toBe(height(4));
    expect(height(4)).toBeGreaterThan(height(2));
  });

  it("is well formed whatever people are called", () => {
    expect(svg).toContain("Rita &lt;3 &amp; co");
    expect(svg.match(/<(text|rect|path|svg)/g)!.length).toBe(
      svg.match(/<\/text>|<\/svg>/g)!.length + svg.match(/\/>/g)!.length,
    );
  });

  it("condenses what is too long for its column", () => {
    const long = { ...shown, headline: "W".repeat(120) };
    expect(finalPicture(long)).toMatch(/textLength="1080"[^>]*>W{120}</);
    expect(svg).not.toContain("textLength");
  });
});
