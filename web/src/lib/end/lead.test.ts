import { describe, expect, it } from "vitest";
import { leadOf } from "./lead";

/** Return two points for each round, the second with these chances of the first of two seats. */
const game = (...chances: number[]) =>
  chances.flatMap((chance, index) =>
    [0.5, chance].map((own) => ({ ply: 0, round: index + 1, wins: [own, 1 - own], totals: [] })),
  );

describe("who was ahead", () => {
  it.each([
    ["from the round in which the lead was taken for good", [0.7, 0.4, 0.6, 1], { kind: "since", round: 3 }],
    ["from the first round on", [0.7, 0.8], { kind: "since", round: 1 }],
    ["until the last round that ended with a lead", [0.4, 0.6, 0.7, 0], { kind: "until", round: 3 }],
    ["never, not by a chance that is hardly larger", [0.52, 0.4, 0], null],
  ])("is said %s", (_, chances, lead) => {
    expect(leadOf(game(...chances), 0)).toEqual(lead);
  });

  it("is said of every seat", () => {
    expect(leadOf(game(0.4, 0.3, 0), 1)).toEqual({ kind: "since", round: 1 });
  });
});
