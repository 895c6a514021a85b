import { describe, expect, it } from "vitest";
import { presetOf } from "../lobby/presets";
import { firstRules, isSolo, rulesRequest, toggled, withPreset } from "./rules";

const variant = (key: string) => ({ key, name: key, about: "" });
const french = {
  key: "first-fr",
  name: "",
  about: "",
  deck: "fr",
  variants: ["beginner", "friendlier", "longer", "solo"].map(variant),
  letters: [..."ABC"],
  solo_levels: [],
};

const rules = (...variants: string[]) => ({ ...firstRules("first-en"), variants });

describe("the rules of a new table", () => {
  it("are those of a rulebook in the page's language, or else of the first one", () => {
    const english = { ...french, key: "first-en", deck: "en" };
    const revised = { ...english, key: "revised-en" };
    const presets = [english, french, revised];
    expect(["en", "fr", "cs"].map((language) => presetOf(presets, language)?.key)).toEqual([
      "first-en",
      "first-fr",
      "first-en",
    ]);
    expect(presetOf([], "en")).toBeUndefined();
    expect(rulesRequest(firstRules("first-fr"))).toEqual({ preset: "first-fr", variants: [] });
  });

  it("take a variant and drop it again", () => {
    expect(toggled(rules("longer"), "friendlier").variants).toEqual(["longer", "friendlier"]);
    expect(toggled(rules("longer"), "longer").variants).toEqual([]);
  });

  it("drop variants that the new one excludes", () => {
    expect(toggled(rules("longer", "drafted"), "beginner").variants).toEqual(["longer", "beginner"]);
    expect(toggled(rules("longer", "beginner"), "solo").variants).toEqual(["solo"]);
    expect(toggled(rules("solo"), "longer").variants).toEqual(["longer"]);
    expect(toggled(rules("solo", "deck_a"), "deck_b").variants).toEqual(["solo", "deck_b"]);
  });

  it("keep, with another rulebook, the variants that it has too", () => {
    const before = rules("beginner-all-locations", "longer");
    expect(withPreset(before, french)).toEqual({ ...before, preset: "first-fr", variants: ["longer"] });
  });

  it("have a level only in solo", () => {
    const solo = { ...rules("solo"), level: 4 };
    expect(isSolo(solo)).toBe(true);
    expect(rulesRequest(solo).level).toBe(4);
    expect(rulesRequest({ ...solo, variants: [] })).not.toHaveProperty("level");
  });
});
