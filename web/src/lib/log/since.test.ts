import { describe, expect, it } from "vitest";
import type { LogLine } from "../api/types";
import { Away } from "./away.svelte";
import { needsSummary, unannounced } from "./since";

const line = (n: number, seat: number | null): LogLine => ({
  n,
  round: 1,
  text: "",
  seat,
  cards: [],
  tile: null,
  mentions: [],
});

const LOG = [line(1, 0), line(2, 1), line(3, 2), line(4, 0)];
const SITUATION = { log: LOG, seen: 1, you: 0, wanted: true, dismissed: null };

describe("the summary", () => {
  it("is shown if others have moved more than once", () => {
    expect(needsSummary(SITUATION)).toBe(true);
    expect(needsSummary({ ...SITUATION, seen: 2 })).toBe(false);
  });

  it("is not shown if unwanted, to spectators, before the first move or after it was closed", () => {
    expect(needsSummary({ ...SITUATION, wanted: false })).toBe(false);
    expect(needsSummary({ ...SITUATION, you: null })).toBe(false);
    expect(needsSummary({ ...SITUATION, seen: 0 })).toBe(false);
    expect(needsSummary({ ...SITUATION, dismissed: 1 })).toBe(false);
    expect(needsSummary({ ...SITUATION, dismissed: 0 })).toBe(true);
  });
});

describe("what is announced", () => {
  it("is what others and the game did, once", () => {
    expect(unannounced(LOG, 1, 0).map(({ n }) => n)).toEqual([2, 3]);
    expect(unannounced([...LOG, line(5, null)], 3, 0).map(({ n }) => n)).toEqual([5]);
    expect(unannounced(LOG, 2, null).map(({ n }) => n)).toEqual([3, 4]);
  });
});

describe("a reader who leaves", () => {
  it("has missed what happened until the next move", () => {
    const away = new Away();
    away.note(3);
    expect(away.missed(3)).toBe(false);
    away.leaves();
    away.note(5);
    away.leaves();
    expect(away.missed(5)).toBe(true);
    away.isBack();
    expect(away.missed(6)).toBe(false);
  });
});
