import { describe, expect, it } from "vitest";
import type { TimelineEntry } from "../api/types";
import { jump, logUntil, ticks, within, type Jump } from "./timeline";

/** Entries by "round.turn", one after the other. */
function entries(...parts: string[]): TimelineEntry[] {
  return parts.map((part, at) => {
    const [round, turn] = part.split(".").map(Number) as [number, number];
    const line = { n: at + 1, round, text: `line ${at}`, seat: null, cards: [], tile: null, mentions: [] };
    return { ply: at, round, phase: "placement", turn, seat: null, lines: at % 2 ? [line] : [] };
  });
}

//                    0      1      2      3      4      5      6      7
const GAME = entries("0.0", "0.1", "1.2", "1.2", "1.3", "2.4", "2.4", "2.5");

const TO: [Jump, number[]][] = [
  ["first", [0, 0, 0, 0, 0, 0, 0, 0]],
  ["back", [0, 0, 1, 2, 3, 4, 5, 6]],
  ["forward", [1, 2, 3, 4, 5, 6, 7, 7]],
  ["last", [7, 7, 7, 7, 7, 7, 7, 7]],
  ["turn-back", [0, 0, 1, 2, 2, 4, 5, 5]],
  ["turn-forward", [1, 2, 4, 4, 5, 7, 7, 7]],
  ["round-back", [0, 0, 0, 2, 2, 2, 5, 5]],
  ["round-forward", [2, 2, 5, 5, 5, 7, 7, 7]],
];

describe("jump", () => {
  it.each(TO)("%s leads from each entry to the right one", (how, wanted) => {
    expect(GAME.map(({ ply }) => jump(GAME, ply, how))).toEqual(wanted);
  });

  it("stays where it is in a game that has only begun", () => {
    const begun = entries("0.0");
    for (const [how] of TO) expect(jump(begun, 0, how)).toBe(0);
  });

  it("starts from the nearest entry when there is none such", () => {
    expect(jump(GAME, 99, "back")).toBe(6);
    expect(jump(GAME, -5, "forward")).toBe(1);
    expect(jump([], 3, "turn-forward")).toBe(0);
  });

  it("visits every round forward and backward", () => {
    const visited = (how: Jump, from: number): number[] => {
      const seen = [from];
      for (let at = jump(GAME, from, how); at !== seen.at(-1); at = jump(GAME, at, how)) seen.push(at);
      return seen;
    };
    expect(visited("round-forward", 0)).toEqual([0, 2, 5, 7]);
    expect(visited("round-back", 7)).toEqual([7, 5, 2, 0]);
    expect(visited("turn-back", 7)).toEqual([7, 5, 4, 2, 1, 0]);
  });
});

describe("within", () => {
  it("gives the nearest entry that there is", () => {
    expect([-1, 0, 7, 8, 2.7].map((at) => within(GAME, at))).toEqual([0, 0, 7, 7, 2]);
    expect(within([], 3)).toBe(0);
  });
});

describe("ticks", () => {
  it("mark where rounds begin, not what comes before them", () => {
    expect(ticks(GAME)).toEqual([
      { at: 2, round: 1 },
      { at: 5, round: 2 },
    ]);
    expect(ticks([])).toEqual([]);
  });
});

describe("logUntil", () => {
  it("ends with what the entry brought", () => {
    expect(logUntil(GAME, 3).map(({ text }) => text)).toEqual(["line 1", "line 3"]);
    expect(logUntil(GAME, 0)).toEqual([]);
  });
});
