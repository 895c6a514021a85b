import { describe, expect, it } from "vitest";
import type { LogLine } from "../api/types";
import { Away } from "./away.svelte";
import { unannounced } from "./since";

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
