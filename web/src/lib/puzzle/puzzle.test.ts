import { expect, it } from "vitest";
import { Puzzle } from "./puzzle.svelte";

it("has a table without a past: neither kept nor with a log", () => {
  const { session } = new Puzzle("2026-05-17");
  expect([session.kept, session.logged]).toEqual([false, false]);
});
