import { expect, it } from "vitest";
import { choiceOf, leaderboardOf } from "./choice";

it("reads a choice from the address that it writes, and any other as the first", () => {
  const choice = { family: "revised", pool: "computers" } as const;
  expect(choiceOf(new URL(leaderboardOf(choice), "http://table").search)).toEqual(choice);
  expect(choiceOf("?pool=nobody&family=")).toEqual({ family: "first", pool: "people" });
});
