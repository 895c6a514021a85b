import type { Estimate, Hint } from "../api/types";
import { loadTexts } from "../i18n";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { TableSession } from "../session/session.svelte";
import type { CoachApi } from "./api";
import { Coach } from "./coach.svelte";
import { decimal } from "../i18n/figures";
import { chance, withSpread } from "./figures";

const HINT = { number: 7, reasons: ["Because."] } as unknown as Hint;
const OPTION = { action: 3, kind: "done", text: "there" } as const;

function sessionWith(fields: { number?: number; hints?: boolean; actions?: number; isOfDay?: boolean }) {
  const { number = 7, hints = true, actions = 2, isOfDay = false } = fields;
  const decision = { seat: 1, actions: Array.from({ length: actions }, (_, action) => ({ action })) };
  return { id: "t", decision, isOfDay, shown: { number, table: { hints } } } as unknown as TableSession;
}

describe("the coach", () => {
  let api: { hint: ReturnType<typeof vi.fn>; estimate: ReturnType<typeof vi.fn> };
  let coach: Coach;

  beforeEach(() => {
    api = {
      hint: vi.fn(() => Promise.resolve(HINT)),
      estimate: vi.fn(() => Promise.resolve({} as Estimate)),
    };
    coach = new Coach(api as unknown as CoachApi);
  });

  it("helps where hints are allowed and there is something to choose", () => {
    expect(coach.helps(sessionWith({}))).toBe(true);
    expect(coach.helps(sessionWith({ hints: false }))).toBe(false);
    expect(coach.helps(sessionWith({ actions: 1 }))).toBe(false);
  });

  it("says, without asking, that the deal of the day has no hints", async () => {
    await coach.toggle(sessionWith({ hints: false, isOfDay: true }));
    expect(coach.problem).toBe("The deal of the day is played without hints.");
    expect(api.hint).not.toHaveBeenCalled();
  });

  it("asks once for a decision, however often it is opened", async () => {
    const session = sessionWith({});
    await coach.toggle(session);
    expect([coach.open, coach.hint]).toEqual([true, HINT]);
    await coach.toggle(session);
    expect(coach.open).toBe(false);
    await coach.toggle(session);
    expect(api.hint).toHaveBeenCalledExactlyOnceWith("t", 1, 7);
  });

  it("forgets what it said when the game goes on", async () => {
    await coach.toggle(sessionWith({}));
    coach.follow(sessionWith({}));
    expect(coach.open).toBe(true);
    coach.follow(sessionWith({ number: 8 }));
    expect([coach.open, coach.hint]).toEqual([false, null]);
  });

  it("shows no answer to a question that is past", async () => {
    const asked = coach.toggle(sessionWith({}));
    coach.follow(sessionWith({ number: 8 }));
    await asked;
    expect(coach.hint).toBeNull();
  });

  it("says what went wrong", async () => {
    api.hint.mockRejectedValueOnce(new Error("no"));
    await coach.toggle(sessionWith({}));
    expect(coach.problem).not.toBeNull();
  });

  it("asks once what an action leads to, and again after a failure", async () => {
    const session = sessionWith({});
    api.estimate.mockRejectedValueOnce(new Error("no"));
    await expect(coach.estimate(session, OPTION)).rejects.toThrow();
    await coach.estimate(session, OPTION);
    await coach.estimate(session, OPTION);
    expect(api.estimate).toHaveBeenCalledTimes(2);
  });
});

describe("figures", () => {
  it("have one decimal, a real minus and no negative zero", () => {
    expect([1.26, -2, -0.04].map(decimal)).toEqual(["1.3", "−2.0", "0.0"]);
  });

  it("have a spread unless they are sure", () => {
    expect(withSpread({ mean: 4, spread: 0.61 })).toBe("4.0 ± 0.6");
    expect(withSpread({ mean: 4, spread: 0 })).toBe("4.0");
    expect(withSpread({ mean: 4, spread: null })).toBe("≈ 4.0");
  });

  it("give a chance as an interval, and none without enough samples", async () => {
    await loadTexts("hints");
    expect(chance({ least: 0.441, most: 0.604 })).toBe("44–60%");
    expect(chance({ least: 0.5, most: 0.5 })).toBe("50%");
    expect(chance(null)).toBe("not enough samples");
  });
});
