import { describe, expect, it } from "vitest";
import { madeUpCatalog } from "../../dev/catalog";
import { catalog } from "../state/catalog.svelte";
import { countedBy, countedText } from "./sources";

const SOURCES = {
  rectangle: [3, 4],
  covering: [5],
  prominent: [6],
  banned: [],
  rarest: [7, 8],
  rarest_category: "monster",
  focus: [9],
};

describe("what a line counts", () => {
  it("are the cards that the server names for it", () => {
    const lines = ["b1", "b2", "b3", "b4", "b5"] as const;
    expect(lines.map((line) => countedBy(line, SOURCES))).toEqual([[3, 4, 5], [6], [], [7, 8], [9]]);
  });

  it("is said in words, with the category that decided", () => {
    catalog.fill(madeUpCatalog(), "en");
    const name = catalog.cardName(6);
    expect(countedText("b2", "Prominent Works", SOURCES)).toBe(`Prominent Works counts ${name}.`);
    expect(countedText("b3", "Banned Books", SOURCES)).toBe("Banned Books counts no cards.");
    expect(countedText("b4", "Variety", SOURCES)).toContain(catalog.categoryName("monster"));
  });
});
