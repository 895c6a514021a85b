import { describe, expect, it } from "vitest";
import { firstRules, isSolo, rulesRequest, toggled, withPreset } from "./rules";

const variant = (key: string) => ({ key, name: key, about: "" });
const french = {
  key: "first-fr",
  name: "",
  about: "",
  deck: "fr",
  variants: ["beginner", "friendlier", "longer", "solo"].map(variant),
  solo_levels: [],
};

const rules = (...variants: string[]) => ({ ...firstRules(), variants });

describe("the rules of a new table", () => {
  it("are those of the first edition by default", () => {
    expect(rulesRequest(firstRules())).toEqual({ preset: "first-en", variants: [] });
  });

  it("take a variant and drop it again", () => {
    expect(toggled(rules("longer"), "friendlier").variants).toEqual(["longer", "friendlier"]);
    expect(toggled(rules("longer"), "longer").variants).toEqual([]);
  });

  it("drop variants that the new one excludes", () => {
    expect(toggled(rules("longer", "drafted"), "beginner").variants).toEqual(["longer", "beginner"]);
    expect(toggled(rules("longer", "beginner"), "solo").variants).toEqual(["solo"]);
    expect(toggled(rules("solo"), "longer").variants).toEqual(["longer"]);
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
