import { describe, expect, it } from "vitest";
import { resultPicture, type Pictured } from "./picture";

const shown: Pictured = {
  headline: "Rita wins",
  note: "By books, not by points.",
  lines: ["B1", "Total"],
  columns: [
    { name: "Rita <3 & co", place: "1st", colour: "#b5482a", values: ["12", "71"], won: true },
    { name: "Eric", place: "2nd", colour: "#2f4f7f", values: ["−3", "58"], won: false },
  ],
  date: "1 May 2026",
};

describe("the picture of a result", () => {
  const svg = resultPicture(shown);

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
    expect(words).toEqual(expect.arrayContaining([...wanted, "1 May 2026"]));
  });

  it("is well formed whatever people are called", () => {
    expect(svg).toContain("Rita &lt;3 &amp; co");
    expect(svg.match(/<(text|rect|svg)/g)!.length).toBe(
      svg.match(/<\/text>|<\/svg>/g)!.length + svg.match(/\/>/g)!.length,
    );
  });

  it("condenses what is too long for its column", () => {
    const long = { ...shown, headline: "W".repeat(120) };
    expect(resultPicture(long)).toMatch(/textLength="1080"[^>]*>W{120}</);
    expect(svg).not.toContain("textLength");
  });
});
