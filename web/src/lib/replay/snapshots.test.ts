import { describe, expect, it } from "vitest";
import type { ReplaySnapshot } from "../api/types";
import { BLOCK, SnapshotCache } from "./snapshots";

/** A server with snapshots 0 to `last`, and what it was asked for. */
function served(last: number): { snapshots: SnapshotCache; asked: [number, number][]; fail: () => void } {
  const asked: [number, number][] = [];
  let broken = false;
  const snapshots = new SnapshotCache((first, count) => {
    asked.push([first, count]);
    if (broken) return Promise.reject(new Error("offline"));
    const numbers = Array.from({ length: count }, (_, index) => first + index).filter((at) => at <= last);
    return Promise.resolve(numbers.map((at) => ({ ply: at }) as ReplaySnapshot));
  }, last);
  return { snapshots, asked, fail: () => (broken = !broken) };
}

describe("SnapshotCache", () => {
  it("asks for a block once, however often it is wanted", async () => {
    const { snapshots, asked } = served(100);
    const got = await Promise.all([snapshots.get(3), snapshots.get(5), snapshots.get(3)]);
    expect(got.map(({ ply }) => ply)).toEqual([3, 5, 3]);
    expect((await snapshots.get(BLOCK - 1)).ply).toBe(BLOCK - 1);
    expect(asked).toEqual([[0, BLOCK]]);
  });

  it("has what it is asked to expect", async () => {
    const { snapshots, asked } = served(40);
    snapshots.expect([-1, 20, 22, 41]);
    await Promise.resolve();
    await snapshots.get(20);
    expect(snapshots.have(22)?.ply).toBe(22);
    expect(snapshots.have(40)).toBeUndefined();
    expect(asked).toEqual([[16, BLOCK]]);
  });

  it("asks again after a failure", async () => {
    const { snapshots, asked, fail } = served(10);
    fail();
    snapshots.expect([4]);
    await expect(snapshots.get(4)).rejects.toThrow("offline");
    fail();
    expect((await snapshots.get(4)).ply).toBe(4);
    expect(asked).toHaveLength(2);
  });

  it("says so when there is no such snapshot", async () => {
    await expect(served(10).snapshots.get(12)).rejects.toThrow("12");
  });
});
