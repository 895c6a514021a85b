import { describe, expect, it, vi } from "vitest";
import { dayOf } from "../dom/day";
import { noteAnswer, readAnswers, streak } from "./streak";

describe("the streak", () => {
  it("counts solved days in a row, over the end of a month", () => {
    const answers = { "2026-02-27": true, "2026-02-28": true, "2026-03-01": true };
    expect(streak(answers, "2026-03-01")).toBe(3);
    expect(streak(answers, "2026-03-02")).toBe(3);
    expect(streak(answers, "2026-03-03")).toBe(0);
  });

  it("ends with a wrong answer", () => {
    const answers = { "2026-03-01": true, "2026-03-02": false };
    expect(streak(answers, "2026-03-02")).toBe(0);
    expect(streak({}, "2026-03-02")).toBe(0);
  });

  it("keeps the first answer of a day", () => {
    const kept = new Map<string, string>();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
    noteAnswer("2026-03-01", false);
    noteAnswer("2026-03-01", true);
    expect(readAnswers()).toEqual({ "2026-03-01": false });
    vi.unstubAllGlobals();
  });

  it("begins anew where something else was kept", () => {
    for (const kept of ["null", "{", "7"]) {
      vi.stubGlobal("localStorage", { getItem: () => kept });
      expect(readAnswers()).toEqual({});
    }
    vi.unstubAllGlobals();
  });

  it("names the day here", () => {
    expect(dayOf(new Date(2026, 4, 7, 23, 59))).toBe("2026-05-07");
  });
});
