import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "../api/http";
import type { Scored } from "../api/types";
import { ScoreSheet } from "./score.svelte";

const form = { winners: ["Seat 1"] } as Scored;

function rig() {
  const api = { score: vi.fn(() => Promise.resolve(form)) };
  const sheet = new ScoreSheet(api);
  sheet.draft.prominent = "reference";
  sheet.draft.banned = "corrupted";
  sheet.draft.seats[0]!.focus = "monster";
  sheet.draft.seats[1]!.focus = "spells";
  return { api, sheet };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("ScoreSheet", () => {
  it("asks for the form once the typing pauses", async () => {
    const { api, sheet } = rig();
    sheet.changed();
    sheet.changed();
    await vi.advanceTimersByTimeAsync(1000);
    expect(api.score).toHaveBeenCalledTimes(1);
    expect(sheet.form).toBe(form);
  });

  it("asks nothing while something is missing, and shows no form of yesterday", async () => {
    const { api, sheet } = rig();
    sheet.changed();
    await vi.advanceTimersByTimeAsync(1000);
    sheet.draft.banned = null;
    sheet.changed();
    await vi.advanceTimersByTimeAsync(1000);
    expect(api.score).toHaveBeenCalledTimes(1);
    expect(sheet.form).toBeNull();
  });

  it("tells where the server found something wrong", async () => {
    const { api, sheet } = rig();
    api.score.mockRejectedValueOnce(new ApiError(400, "bad-sheet", "seats[1].name: no good"));
    sheet.changed();
    await vi.advanceTimersByTimeAsync(1000);
    expect(sheet.wrong).toEqual({ seat: 1, cell: null, what: "no good" });
    expect(sheet.problem).toBeNull();
  });

  it("keeps the last form when the server does not answer", async () => {
    const { api, sheet } = rig();
    sheet.changed();
    await vi.advanceTimersByTimeAsync(1000);
    api.score.mockRejectedValueOnce(new ApiError(0, "offline", ""));
    sheet.changed();
    await vi.advanceTimersByTimeAsync(1000);
    expect(sheet.form).toBe(form);
    expect(sheet.problem).toContain("does not answer");
  });

  it("adds and takes away seats, keeping what is typed of the others", () => {
    const { sheet } = rig();
    sheet.seatCount(4);
    expect(sheet.seats.map(({ focus }) => focus)).toEqual(["monster", "spells", null, null]);
    sheet.seatCount(1);
    expect(sheet.seats).toHaveLength(1);
  });
});
