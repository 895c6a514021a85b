import { beforeEach, describe, expect, it, vi } from "vitest";
import { note, notedOf } from "./noted";

describe("fingerprints that were noted", () => {
  let kept: string | null;
  beforeEach(() => {
    kept = null;
    vi.stubGlobal("localStorage", {
      getItem: () => kept,
      setItem: (_: string, value: string) => (kept = value),
    });
  });

  it("stay as they were first seen", () => {
    note("a", "1f");
    note("b", "2f");
    note("a", "3f");
    expect([notedOf("a"), notedOf("b"), notedOf("c")]).toEqual(["1f", "2f", null]);
  });

  it("make room for new ones", () => {
    for (let n = 0; n < 201; n++) note(`table ${n}`, `${n}`);
    expect([notedOf("table 0"), notedOf("table 1"), notedOf("table 200")]).toEqual([null, "1", "200"]);
  });

  it("are none where something else was kept", () => {
    for (kept of ["{", "7", null]) expect(notedOf("a")).toBeNull();
  });
});
