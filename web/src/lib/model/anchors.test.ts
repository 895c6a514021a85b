import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { anchorFor, anchorOf, isExplained, rulesAddress, SECTIONS } from "./anchors";

const source = (path: string): string =>
  readFileSync(fileURLToPath(new URL(`../../../../src/exlibris/${path}`, import.meta.url)), "utf8");
const ids = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map((match) => match[1]!);

const promptsOf = (file: string): string[] => ids(source(`texts/${file}.ftl`), /^(prompt-[a-z-]+) *=/gm);
const shared = promptsOf("en/prompts");
const locations = ids(source("content/locations.toml"), /^key = "([a-z_]+)"/gm);
const assistants = ids(source("content/assistants.toml"), /^key = "([a-z_]+)"/gm);
const anchors = new Set<string>([...SECTIONS, ...[...locations, ...assistants].map(anchorOf)]);

describe("the rules page's anchors", () => {
  it("are all different", () => {
    expect(Math.min(locations.length, assistants.length)).toBeGreaterThan(0);
    expect(anchors.size).toBe(SECTIONS.length + locations.length + assistants.length);
  });

  it("explain every prompt that several effects share", () => {
    expect(shared.length).toBeGreaterThan(10);
    expect(shared.filter((prompt) => !isExplained(prompt))).toEqual([]);
  });

  it("come with a sentence of purpose for each of these prompts", () => {
    const purposes = ids(source("texts/en/why.ftl"), /^why-([a-z-]+) =/gm);
    expect(purposes.map((id) => `prompt-${id}`).sort()).toEqual([...shared].sort());
  });

  it("exist for every shared prompt, wherever it is asked", () => {
    for (const prompt of shared)
      for (const place of [null, ...locations])
        expect(anchors, prompt).toContain(anchorFor(prompt, place, "", assistants));
  });

  it.each(locations)("lead to the location for the prompts of its own: %s", (key) => {
    for (const prompt of promptsOf(`locations/${key}`))
      expect(anchorFor(prompt, key, "", assistants), prompt).toBe(anchorOf(key));
  });

  it.each(assistants)("lead to the assistant for the prompts of its own, wherever it stands: %s", (key) => {
    for (const prompt of promptsOf(`assistants/${key}`))
      expect(anchorFor(prompt, "flea_market", "", assistants), prompt).toBe(anchorOf(key));
  });

  it("lead to the location if a prompt occurs in several", () => {
    const anchor = (prompt: string, place: string | null, ruleId = ""): string =>
      anchorFor(`prompt-${prompt}`, place, ruleId, assistants);
    expect(anchor("take", "flea_market")).toBe("flea-market");
    expect(anchor("name-category", "mysterious_shack", "LOC13-02")).toBe("mysterious-shack");
    expect(anchor("name-category", "mysterious_shack", "ASST-GOBLIN-02")).toBe("goblin");
    expect(anchor("put", "flea_market")).toBe("shelving");
    expect(anchor("fixture", null)).toBe("round");
  });

  it("name the rulebook that is played", () => {
    expect(rulesAddress("witch", "revised-en")).toBe("/rules?rulebook=revised-en#witch");
    expect(rulesAddress("witch", null)).toBe("/rules#witch");
  });
});
