import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { anchorFor, anchorOf, isExplained, rulesAddress, SECTIONS } from "./anchors";

const source = (path: string): string =>
  readFileSync(fileURLToPath(new URL(`../../../../src/exlibris/${path}`, import.meta.url)), "utf8");
const ids = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map((match) => match[1]!);

const prompts = ids(source("texts/en/prompts.ftl"), /^(prompt-[a-z-]+) *=/gm);
const locations = ids(source("content/locations.toml"), /^key = "([a-z_]+)"/gm);
const assistants = ids(source("content/assistants.toml"), /^key = "([a-z_]+)"/gm);
const anchors = new Set<string>([...SECTIONS, ...[...locations, ...assistants].map(anchorOf)]);

describe("the rules page's anchors", () => {
  it("are all different", () => {
    expect(Math.min(locations.length, assistants.length)).toBeGreaterThan(0);
    expect(anchors.size).toBe(SECTIONS.length + locations.length + assistants.length);
  });

  it("explain every prompt there is", () => {
    expect(prompts.length).toBeGreaterThan(50);
    expect(prompts.filter((prompt) => !isExplained(prompt))).toEqual([]);
  });

  it("exist for every prompt, wherever it is asked", () => {
    for (const prompt of prompts)
      for (const place of [null, ...locations]) expect(anchors, prompt).toContain(anchorFor(prompt, place));
  });

  it("lead to the location if a prompt occurs in several", () => {
    expect(anchorFor("prompt-take", "flea_market")).toBe("flea-market");
    expect(anchorFor("prompt-name-category", "mysterious_shack", "LOC13-02")).toBe("mysterious-shack");
    expect(anchorFor("prompt-name-category", "mysterious_shack", "ASST-GOBLIN-02")).toBe("goblin");
    expect(anchorFor("prompt-put", "flea_market")).toBe("shelving");
    expect(anchorFor("prompt-fixture", null)).toBe("round");
  });

  it("name the rulebook that is played", () => {
    expect(rulesAddress("witch", "revised-en")).toBe("/rules?rulebook=revised-en#witch");
    expect(rulesAddress("witch", null)).toBe("/rules#witch");
  });
});
