import { describe, expect, it } from "vitest";
import type { BotInfo, PresetInfo } from "../api/types";
import { quickTable } from "./quick";

const preset = { key: "first-en", name: "First edition", variants: [] } as unknown as PresetInfo;
const bots = [
  { key: "random", careless: true },
  { key: "greedy", usual: true },
] as unknown as BotInfo[];

describe("a table at once", () => {
  it("has three of the usual computers", () => {
    const { seats, variants } = quickTable(preset, bots, false);
    expect(seats.map(({ player }) => player)).toEqual(["human", "greedy", "greedy", "greedy"]);
    expect(variants).toEqual([]);
  });

  it("has two careless computers for beginners, without special assistants", () => {
    const { seats, variants } = quickTable(preset, bots, true);
    expect(seats.map(({ player }) => player)).toEqual(["human", "random", "random"]);
    expect(variants).toEqual(["beginner"]);
  });

  it("has the usual computers where none is careless", () => {
    expect(quickTable(preset, bots.slice(1), true).seats.map(({ player }) => player)).toContain("greedy");
  });
});
