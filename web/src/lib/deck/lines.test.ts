import { describe, expect, it } from "vitest";
import { cardsIn, lineOf, nameIn, withKeys, withLines, withName } from "./lines";

const KEYS = ["corrupted", "monster", "spells"];
const TEXT = "# name: Mine\n# more\nA 1\tmonster, spells\tA Bat\tA Cat\r\n\nB\tpotwory, spells";

describe("the text of a deck", () => {
  it("has cards with their lines, of which it knows what it can", () => {
    expect(cardsIn(TEXT, KEYS)).toEqual([
      {
        line: 3,
        letter: "A",
        books: [
          { category: "monster", title: "A Bat" },
          { category: "spells", title: "A Cat" },
        ],
      },
      {
        line: 5,
        letter: "B",
        books: [
          { category: "", title: "" },
          { category: "spells", title: "" },
        ],
      },
    ]);
  });

  it("is written as it is read", () => {
    for (const { letter, books } of cardsIn("A\tmonster, spells\tA Bat\tA Cat", KEYS))
      expect(lineOf(letter, books)).toBe("A\tmonster, spells\tA Bat\tA Cat");
    expect(lineOf("B", [{ category: "monster", title: " " }])).toBe("B\tmonster");
  });

  it("keeps the quotes of a title", () => {
    for (const title of ['"Help!"', '"Help!" for beginners', 'A "Bat"']) {
      const line = lineOf("A", [
        { category: "monster", title },
        { category: "spells", title: "B" },
      ]);
      expect(cardsIn(line, KEYS)[0]?.books[0]?.title).toBe(title);
    }
  });

  it("has one name, at its head", () => {
    expect(nameIn(TEXT)).toBe("Mine");
    expect(withName("A\tx\n#NAME : Old", "New")).toBe("# name: New\nA\tx");
    expect(nameIn("A\tx")).toBe("");
  });

  it("gets other lines in the place of one", () => {
    expect(withLines("a\nb\nc", 2, "x", "y")).toBe("a\nx\ny\nc");
    expect(withLines("a\nb\nc", 2)).toBe("a\nc");
  });

  it("gets keys where a line is right", () => {
    const right = { line: 5, letter: "B", categories: ["monster", "spells"], titles: [] };
    expect(withKeys(TEXT, [right]).split("\n")[4]).toBe("B\tmonster, spells");
  });
});
