import { describe, expect, it } from "vitest";
import { reach } from "./reach.svelte";

describe("reach", () => {
  it("counts how often the server has come back", () => {
    reach.note(false);
    const before = reach.returns;
    for (const lost of [false, true, true, false, false, true, false]) reach.note(lost);
    expect(reach.returns - before).toBe(2);
    expect(reach.lost).toBe(false);
  });
});
