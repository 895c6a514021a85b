import { describe, expect, it } from "vitest";
import { hashIn, sentenceOf, verdictOf } from "./checks";

const found = {
  verified: true,
  checks: [],
  commitment: "ab",
  seed: "",
  salt: "",
  chosen: false,
  drawn: [],
  actions: 0,
  result: "",
};

describe("what is said of a record", () => {
  it("is bad if something is wrong, and less than good without a fingerprint", () => {
    expect(verdictOf(found)).toBe("verify-good");
    expect(verdictOf({ ...found, commitment: "" })).toBe("verify-partly");
    expect(verdictOf({ ...found, verified: false })).toBe("verify-bad");
  });

  it("has a sentence for each way a check can end", () => {
    const said = [true, false, null].map((holds) =>
      sentenceOf({ key: "result", holds, why: "", sentence: "" }),
    );
    expect(said).toEqual(["verify-result-yes", "verify-result-no", "verify-result-none"]);
  });
});

describe("a fingerprint that is typed", () => {
  it("may have capitals and spaces, but needs all its digits", () => {
    expect(hashIn(` ${"AB ".repeat(32)}`)).toBe("ab".repeat(32));
    expect(hashIn("  ")).toBeNull();
    expect(hashIn("ab")).toBe(false);
    expect(hashIn("xy".repeat(32))).toBe(false);
  });
});
