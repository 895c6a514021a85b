import { describe, expect, it } from "vitest";
import { asksForReview, readAddress, tableIn, writeAddress } from "./address";

describe("the address of an entry", () => {
  it("is read as it was written", () => {
    const address = { at: 123, eyes: "all", front: 2 };
    expect(writeAddress(address)).toBe("?at=123&eyes=all&front=2");
    expect(readAddress(writeAddress(address))).toEqual(address);
    expect(readAddress(writeAddress({ at: 0, eyes: "1", front: 3 }))).toEqual({
      at: 0,
      eyes: "1",
      front: null,
    });
  });

  it("may be empty or invalid", () => {
    expect(readAddress("")).toEqual({ at: null, eyes: null, front: null });
    expect(readAddress("?at=-3&front=x")).toEqual({ at: null, eyes: null, front: null });
    expect(readAddress("?at=1e9&eyes=")).toEqual({ at: null, eyes: "", front: null });
  });

  it("may ask for the review", () => {
    expect(["?review", "?at=3&review=1", "?at=3", ""].map(asksForReview)).toEqual([true, true, false, false]);
  });

  it("names the table, or none", () => {
    expect(["/replay/a-b_c", "/replay/a%20b/", "/replay", "/replay/"].map(tableIn)).toEqual([
      "a-b_c",
      "a b",
      null,
      null,
    ]);
  });
});
