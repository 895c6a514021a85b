import { beforeEach, expect, it } from "vitest";
import { tips, type Moment } from "./tips.svelte";

const placing: Moment = { prompt: "prompt-place", round: 1, shelved: 0, recounted: false };

beforeEach(() => {
  localStorage.clear();
  tips.turn(true);
});

it("each decision has its tips, one after the other and each once", () => {
  expect(tips.at(placing)).toBe("round");
  tips.note("round");
  expect(tips.at(placing)).toBe("home");
  expect(tips.at({ ...placing, prompt: "prompt-put" })).toBe("order");
  tips.note("home");
  tips.note("worth");
  expect(tips.at(placing)).toBeNull();
  expect(tips.at({ ...placing, round: 2, shelved: 1 })).toBe("end");
});

it("says at any decision that the form counts flips from now on", () => {
  expect(tips.at({ ...placing, prompt: "prompt-take", recounted: true })).toBe("totals");
});

it("a reader who wants no more tips gets none until they want them again", () => {
  tips.turn(false);
  expect(tips.at(placing)).toBeNull();
  expect(localStorage.getItem("exlibris-tips")).toContain("none");
  tips.turn(true);
  expect(tips.at(placing)).toBe("round");
});
