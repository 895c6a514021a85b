import { describe, expect, it } from "vitest";
import { madeUpSnapshot } from "../../dev/snapshots";
import { logMark, withLog } from "./log";
import type { LogLine, Snapshot } from "./types";

const line = (n: number): LogLine => ({ ...madeUpSnapshot("space").log[0]!, n });
const numbers = (lines: readonly LogLine[]): number[] => lines.map(({ n }) => n);

function answer(keep: number, lines: number[], mark: string): Snapshot {
  const { logMark: _mark, logReader: _reader, ...rest } = madeUpSnapshot("space");
  return { ...rest, log: { keep, lines: lines.map(line), mark, reader: mark.slice(0, 4) } };
}

describe("the log of a snapshot", () => {
  it("is complete after the first answer", () => {
    const first = withLog(answer(0, [1, 2, 3], "0.en.3"), null);
    expect(numbers(first.log)).toEqual([1, 2, 3]);
    expect([logMark(null), logMark(first)]).toEqual(["", "0.en.3"]);
  });

  it("gets the new lines and loses those that were undone", () => {
    const first = withLog(answer(0, [1, 2, 3], "0.en.3"), null);
    const second = withLog(answer(3, [4], "0.en.4"), first);
    expect(numbers(second.log)).toEqual([1, 2, 3, 4]);
    expect(numbers(withLog(answer(2, [5], "0.en.5"), second).log)).toEqual([1, 2, 5]);
    expect(numbers(second.log)).toEqual([1, 2, 3, 4]);
  });

  it("starts over for another seat", () => {
    const first = withLog(answer(0, [1, 2, 3], "0.en.3"), null);
    expect(numbers(withLog(answer(0, [1, 2], "1.en.2"), first).log)).toEqual([1, 2]);
  });
});
