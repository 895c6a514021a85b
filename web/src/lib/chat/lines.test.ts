import { describe, expect, it } from "vitest";
import { madeUpLine as line } from "../../dev/chat";
import type { ChatLine } from "../api/types";
import { joined, shown, unread } from "./lines";

const gone = (number: number, removes: number): ChatLine => line(number, { text: null, removes });
const numbers = (lines: ChatLine[]): number[] => lines.map(({ number }) => number);

describe("lines of the chat", () => {
  it("come once each and stay in order, however they arrive", () => {
    expect(numbers(joined([line(1), line(3)], [line(3), line(2)]))).toEqual([1, 2, 3]);
  });

  it("go when they are removed", () => {
    expect(numbers(shown(joined([line(1), line(2)], [gone(3, 1)]), new Set()))).toEqual([2]);
    expect(numbers(shown([line(1, { text: null }), gone(2, 1)], new Set()))).toEqual([]);
  });

  it("of those who are muted are not shown", () => {
    expect(numbers(shown([line(1), line(2, { author: "b" })], new Set(["b"])))).toEqual([1]);
  });

  it("count as unread if others wrote them after the last look", () => {
    expect(unread([line(1), line(2), line(3, { yours: true }), line(4)], 1)).toBe(2);
  });
});
