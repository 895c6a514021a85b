import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { LANGUAGES, loadTexts, t, texts } from "../i18n";
import { SECTIONS } from "../model/anchors";
import { paragraphs, textOf } from "./sections";

/** Values for all switches that the sentences use. */
const switches = {
  preset: "first-en",
  special_assistants: "with_library",
  library_choice: "own_two",
  starting_hand: 6,
  final_two: 16,
  final_three: 14,
  final_four: 12,
  round_limit: 18,
  solo_special: "two_of_seven",
  solo_assistants_per_tile: "one",
  solo_clues: "two_cards",
  prominent_ties: "all_places",
  last_tie_breaker: "shared",
};

const OTHER = { special_assistants: "cards_dealt", preset: "revised-en", starting_hand: 8, final_two: 18 };

const wholeText = (words: Record<string, string | number>): string =>
  SECTIONS.map((section): string | null => textOf(section))
    .filter((text) => text !== null)
    .map((text) => t(text, words))
    .join("\n\n");

describe("the sections of the rules", () => {
  beforeAll(() => loadTexts("learn"));

  afterAll(() => texts.use("en"));

  it("are complete paragraphs for every rulebook", () => {
    const warn = vi.spyOn(console, "error");
    for (const words of [switches, { ...switches, ...OTHER }]) {
      for (const paragraph of paragraphs(wholeText(words))) {
        expect(paragraph).toMatch(/[.!?”]$/);
        expect(paragraph).not.toMatch(/[{}]|\$| [.,;]|\.\./);
      }
    }
    expect(warn).not.toHaveBeenCalled(); // Fluent reports a switch that the values above lack
    warn.mockRestore();
  });

  it("follow the rulebook", () => {
    expect(wholeText(switches)).toContain("dealt 6 book cards");
    expect(wholeText({ ...switches, ...OTHER })).toContain("dealt 8 book cards");
    expect(wholeText(switches)).toContain("two libraries and keeps one");
    expect(wholeText({ ...switches, library_choice: "open_pool" })).toContain("removes another");
  });

  it("say where the chosen rulebook has no such rule, or another one", () => {
    const revised = [
      "The revised rulebook lets you do so at any time",
      "The revised rulebook has no such section",
    ];
    for (const sentence of revised) {
      expect(wholeText(switches)).not.toContain(sentence);
      expect(wholeText({ ...switches, ...OTHER })).toContain(sentence);
    }
    const french = "The text of the French rulebook says that two are added";
    expect(wholeText(switches)).not.toContain(french);
    expect(wholeText({ ...switches, preset: "first-fr" })).toContain(french);
  });

  it.each(LANGUAGES)("say as much in every language: %s", async (language) => {
    await texts.use("en");
    const english = paragraphs(wholeText(switches)).length;
    await texts.use(language);
    for (const words of [switches, { ...switches, ...OTHER }]) {
      const paragraphsThere = paragraphs(wholeText(words));
      expect(paragraphsThere).toHaveLength(english);
      for (const paragraph of paragraphsThere) expect(paragraph).toMatch(/^[^{}$]{20,}[.!?”»]$/);
    }
  });

  it("are split at empty lines only", () => {
    expect(paragraphs("One\n  line.\n\nAnother.\n")).toEqual(["One line.", "Another."]);
  });
});
