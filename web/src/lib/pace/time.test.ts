import { describe, expect, it } from "vitest";
import { clockFace, timeInWords } from "./time";

describe("clockFace", () => {
  it.each([
    [0, "0:00"],
    [4.2, "0:05"],
    [65, "1:05"],
    [3599.5, "1:00:00"],
    [3845, "1:04:05"],
    [2 * 86_400 + 5 * 3600 + 59, "2d 5h"],
    [86_400, "1d"],
  ])("shows %d seconds as %s", (seconds, shown) => {
    expect(clockFace(seconds, "en")).toBe(shown);
  });
});

describe("timeInWords", () => {
  it.each([
    [0, "en", "0 seconds"],
    [61, "en", "1 minute 1 second"],
    [7200, "en", "2 hours"],
    [86_400 + 60, "en", "1 day"],
    [3 * 86_400, "pl", "3 dni"],
    [300, "cs", "5 minut"],
    [90, "fr", "1 minute 30 secondes"],
  ])("says %d seconds in %s as %s", (seconds, language, said) => {
    expect(timeInWords(seconds, language).replaceAll("\u00a0", " ")).toBe(said);
  });
});
