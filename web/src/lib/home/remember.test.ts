import { describe, expect, it } from "vitest";
import type { BotInfo, PresetInfo } from "../api/types";
import { isOffered } from "./remember";
import { firstRules } from "./rules";

const preset: PresetInfo = {
  key: "first-pl",
  name: "",
  about: "",
  deck: "pl",
  variants: [{ key: "longer", name: "", about: "" }],
  letters: [..."ABC"],
  solo_levels: [],
};
const bot: BotInfo = { key: "greedy", name: "", about: "", careless: false, kind: "other", usual: true };
const game = (occupant = "greedy", ...variants: string[]) => ({
  rules: { ...firstRules("first-pl"), variants },
  seats: [
    { occupant: "you", name: "" },
    { occupant, name: "" },
  ],
});

describe("the game that was last opened", () => {
  it("comes back if the server still offers its rulebook, variants and players", () => {
    expect(isOffered(game("greedy", "longer"), [preset], [bot])).toBe(true);
    expect(isOffered(game("guest"), [preset], [bot])).toBe(true);
  });

  it("does not if something of it is gone", () => {
    expect(isOffered(game(), [], [bot])).toBe(false);
    expect(isOffered(game("mine:Bot"), [preset], [bot])).toBe(false);
    expect(isOffered(game("greedy", "shorter"), [preset], [bot])).toBe(false);
    expect(isOffered({ ...game(), seats: [] }, [preset], [bot])).toBe(false);
  });
});
