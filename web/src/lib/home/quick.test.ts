import { describe, expect, it } from "vitest";
import type { BotInfo, PresetInfo } from "../api/types";
import { quickTable } from "./quick";

const preset = { key: "first-en", name: "First edition", variants: [] } as unknown as PresetInfo;
const bots = [
  { key: "errand-runner", kind: "level" },
  { key: "greedy", kind: "other", usual: true },
  { key: "random", kind: "other", careless: true },
] as unknown as BotInfo[];

describe("a table at once", () => {
  it("has three of the usual computers", () => {
    const { seats, variants } = quickTable(preset, bots, false);
    expect(seats.map(({ player }) => player)).toEqual(["human", "greedy", "greedy", "greedy"]);
    expect(variants).toEqual([]);
  });

  it("has two computers of the weakest level for beginners, without special assistants", () => {
    const { seats, variants } = quickTable(preset, bots, true);
    expect(seats.map(({ player }) => player)).toEqual(["human", "errand-runner", "errand-runner"]);
    expect(variants).toEqual(["beginner"]);
  });

  it("has the usual computers where there are no levels", () => {
    expect(quickTable(preset, bots.slice(1), true).seats.map(({ player }) => player)).toContain("greedy");
  });
});
