import { describe, expect, it, vi } from "vitest";
import type { CountedLine } from "../../inspection/beats";
import { finalPicture, type Pictured } from "./picture";

const shown: Pictured = {
  headline: "Rita wins",
  note: "By books, not by points.",
  lines: ["B1", "Total"],
  columns: [
    { name: "Rita <3 & co", place: "1st", colour: "#b5482a", values: ["12", "71"], won: true },
    { name: "Eric", place: "2nd", colour: "#2f4f7f", values: ["−3", "58"], won: false },
  ],
  stacks: [
    {
      name: "Rita",
      seat: 0,
      figure: [["garb", "M0 0h1z"]],
      lines: new Map<CountedLine, number>([
        ["b1", 12],
        ["b3", -3],
      ]),
      result: "71 · 1st",
      won: true,
    },
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

/** A canvas on which every letter is half as wide as high. */
const ruler = {
  font: "",
  measureText(words: string) {
    return { width: words.length * Number(/(\S+)px/.exec(this.font)![1]) * 0.5 };
  },
};

describe("the picture of a result", () => {
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(ruler as never);
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
    for (const words of ["Rita · 71", "Eric · 58", "Ł", "Q9"]) expect(svg).toContain(`>${words}</text>`);
    expect(svg.match(/<path d="M1 1H2"/g)).toHaveLength(1);
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
    const open: string[] = [];
    for (const [, closing, name, single] of svg.matchAll(/<(\/?)(\w+)[^>]*?(\/?)>/g)) {
      if (closing) expect(open.pop()).toBe(name);
      else if (!single) open.push(name!);
    }
    expect(open).toEqual([]);
  });

  it("makes what is too long for its column smaller, never narrower, and cuts what is much too long", () => {
    const long = { ...shown, headline: `${"W".repeat(60)} ${"x".repeat(60)}` };
    const [, size, words] = /font-size="([\d.]+)"[^>]*>(W[^<]*)</.exec(finalPicture(long))!;
    expect(Number(size)).toBeLessThan(48);
    expect(words).toMatch(/^W{60} x+…$/);
    expect(finalPicture(long)).not.toContain("textLength");
  });

  it("has the stacks with what is taken away, the librarians and the inspector", () => {
    for (const words of ["B1 12", "B3 −3", "71 · 1st"]) expect(svg).toContain(`>${words}</text>`);
    expect(svg).toContain('d="M0 0h1z"');
    expect(svg.match(/class="drawing"/g)).toHaveLength(2);
  });

  it("names a line where its books show above what is taken away", () => {
    const lines = new Map<CountedLine, number>([
      ["b1", 6],
      ["b2", 15],
      ["b3", -4],
    ]);
    const low = finalPicture({ ...shown, stacks: [{ ...shown.stacks[0]!, lines }] });
    const cellar = Number(/y="([\d.]+)"[^>]*fill="url\(#taken\)"/.exec(low)![1]);
    const name = />B1 6</.exec(low)!;
    const [, baseline] = /.*y="([\d.]+)"[^>]*$/s.exec(low.slice(0, name.index))!;
    expect(Number(baseline)).toBeLessThan(cellar - 5);
  });

  it("brings its letters along", () => {
    expect(finalPicture(shown, "@font-face{font-family:Alegreya}")).toContain(
      "<style>@font-face{font-family:Alegreya}",
    );
  });
});
