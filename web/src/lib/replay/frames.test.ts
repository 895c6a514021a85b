import { describe, expect, it } from "vitest";
import type { ReplaySnapshot } from "../api/types";
import { BLOCK, Frames } from "./frames";

/** A server with frames 0 to `last`, and what it was asked for. */
function served(last: number): { frames: Frames; asked: [number, number][]; fail: () => void } {
  const asked: [number, number][] = [];
  let broken = false;
  const frames = new Frames((first, count) => {
    asked.push([first, count]);
    if (broken) return Promise.reject(new Error("offline"));
    const numbers = Array.from({ length: count }, (_, index) => first + index).filter((at) => at <= last);
    return Promise.resolve(numbers.map((at) => ({ ply: at }) as ReplaySnapshot));
  }, last);
  return { frames, asked, fail: () => (broken = !broken) };
}

describe("Frames", () => {
  it("asks for a block once, however often it is wanted", async () => {
    const { frames, asked } = served(100);
    const got = await Promise.all([frames.get(3), frames.get(5), frames.get(3)]);
    expect(got.map(({ ply }) => ply)).toEqual([3, 5, 3]);
    expect((await frames.get(BLOCK - 1)).ply).toBe(BLOCK - 1);
    expect(asked).toEqual([[0, BLOCK]]);
  });

  it("has what it was told to expect", async () => {
    const { frames, asked } = served(40);
    frames.expect([-1, 20, 22, 41]);
    await Promise.resolve();
    await frames.get(20);
    expect(frames.have(22)?.ply).toBe(22);
    expect(frames.have(40)).toBeUndefined();
    expect(asked).toEqual([[16, BLOCK]]);
  });

  it("asks again after a failure", async () => {
    const { frames, asked, fail } = served(10);
    fail();
    frames.expect([4]);
    await expect(frames.get(4)).rejects.toThrow("offline");
    fail();
    expect((await frames.get(4)).ply).toBe(4);
    expect(asked).toHaveLength(2);
  });

  it("says so when there is no such frame", async () => {
    await expect(served(10).frames.get(12)).rejects.toThrow("12");
  });
});
