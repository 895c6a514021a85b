import { flushSync } from "svelte";
import { beforeEach, expect, it, vi } from "vitest";
import { press, show, tableIn } from "../../dev/mounting";
import FinalRound from "./FinalRound.svelte";

const final = () => {
  const { session } = tableIn("others");
  const page = show(FinalRound, { view: { ...session.shown!.view!, final_round: true } }, session);
  return () => page.querySelector(".banner");
};

beforeEach(() => sessionStorage.clear());

it("the final round is announced for eight seconds", () => {
  vi.useFakeTimers();
  const banner = final();
  vi.advanceTimersByTime(7900);
  flushSync();
  expect(banner()).not.toBeNull();
  vi.advanceTimersByTime(200);
  flushSync();
  expect(banner()).toBeNull();
});

it("the announcement goes at a key, and comes only once", () => {
  const banner = final();
  expect(banner()).not.toBeNull();
  press("a", {}, document.body);
  expect(banner()).toBeNull();
  expect(final()()).toBeNull();
});
