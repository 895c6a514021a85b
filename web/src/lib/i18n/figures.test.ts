import { describe, expect, it } from "vitest";
import { percentage } from "./numbers";
import { change, percent, winsChange } from "./figures";

describe("figures", () => {
  it("are never broken between number and sign", () => {
    expect(percent(0.364)).toBe("36%");
    expect(["en", "pl", "cs", "fr"].map((language) => percentage(36, language))).toEqual([
      "36%",
      "36%",
      "36\u00a0%",
      "36\u00a0%",
    ]);
  });

  it("have a real minus sign, and zero has none", () => {
    expect(change(-0.066)).toBe("−7%");
    expect(change(0.1)).toBe("+10%");
    expect(change(-0.001)).toBe("0%");
  });

  it("count changes of a chance in wins where they are added up over a game", () => {
    expect(winsChange(-1.82)).toBe("−1.82");
    expect(winsChange(0.5)).toBe("+0.50");
    expect(winsChange(-0.004)).toBe("0.00");
  });
});
