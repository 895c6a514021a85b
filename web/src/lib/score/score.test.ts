import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "../api/http";
import type { FormView } from "../api/types";
import { loadTexts } from "../i18n";
import { freshCard, freshSheet } from "./draft";
import { ScoreSheet } from "./score.svelte";

const form = { winners: [0] } as FormView;

function rig() {
  const api = { score: vi.fn(() => Promise.resolve(form)) };
  const sheet = new ScoreSheet(api);
  sheet.draft = freshSheet();
  sheet.draft.prominent = "reference";
  sheet.draft.banned = "corrupted";
  sheet.draft.seats[0]!.focus = "monster";
  sheet.draft.seats[1]!.focus = "spells";
  return { api, sheet };
}

beforeAll(() => loadTexts("score"));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("ScoreSheet", () => {
  it("requests the form when the typing pauses", async () => {
    const { api, sheet } = rig();
    sheet.changed();
    sheet.changed();
    await vi.advanceTimersByTimeAsync(1000);
    expect(api.score).toHaveBeenCalledTimes(1);
    expect(sheet.form).toBe(form);
  });

  it("requests nothing while something is missing, and drops the last form", async () => {
    const { api, sheet } = rig();
    sheet.changed();
    await vi.advanceTimersByTimeAsync(1000);
    sheet.draft.banned = null;
    sheet.changed();
    await vi.advanceTimersByTimeAsync(1000);
    expect(api.score).toHaveBeenCalledTimes(1);
    expect(sheet.form).toBeNull();
  });

  it("names what is missing, for all or on one sheet", () => {
    const { sheet } = rig();
    sheet.draft.banned = sheet.draft.seats[1]!.focus = null;
    sheet.draft.seats[1]!.tallied = true;
    expect(sheet.gaps(() => true)).toBe("Banned, Seat 2’s focus, Seat 1’s cards");
    expect(sheet.gaps((seat) => seat === 1)).toBe("Seat 2’s focus");
  });

  it("shows where the server found an error", async () => {
    const { api, sheet } = rig();
    const fault = { place: ["seats", 1, "name"], what: "no good" };
    api.score.mockRejectedValueOnce(new ApiError(400, "bad-sheet", "", 0, fault));
    sheet.changed();
    await vi.advanceTimersByTimeAsync(1000);
    expect(sheet.wrong).toEqual({ seat: 1, cell: null, what: "no good" });
    expect(sheet.problem).toBeNull();
  });

  it("keeps the last form, and names card and row, while a card is wrong", async () => {
    const { api, sheet } = rig();
    sheet.draft.seats[0]!.cards["1,0"] = { ...freshCard(), letter: "Ω", number: 3 };
    sheet.changed();
    await vi.advanceTimersByTimeAsync(1000);
    const fault = { place: ["seats", 0, "shelf", 0, 0, "letter"], what: "no good" };
    api.score.mockRejectedValueOnce(new ApiError(400, "bad-sheet", "", 0, fault));
    sheet.changed();
    await vi.advanceTimersByTimeAsync(1000);
    expect(sheet.wrong).toEqual({ seat: 0, cell: { row: 1, column: 0 }, what: "Ω3 (row 2): no good" });
    expect(sheet.form).toBe(form);
  });

  it("finds a card on two shelves without the server, also before all is typed", async () => {
    const { api, sheet } = rig();
    sheet.draft.banned = null;
    sheet.draft.seats[1]!.name = "Eric";
    for (const seat of sheet.draft.seats) seat.cards["0,0"] = { ...freshCard(), letter: "A", number: 3 };
    sheet.changed();
    await vi.advanceTimersByTimeAsync(1000);
    expect(api.score).not.toHaveBeenCalled();
    expect(sheet.wrong?.what).toBe("Row 1: A3 is already on Seat 1’s shelf, in row 1.");
  });

  it("knows the cards of a finished form, and its people, the next time", async () => {
    const { sheet } = rig();
    const books = [2, 0, 0, 0, 0, 0];
    sheet.draft.seats[0]!.name = "Rita";
    sheet.draft.seats[0]!.cards["0,0"] = { ...freshCard(), letter: "A", number: 3, books };
    sheet.changed();
    await vi.advanceTimersByTimeAsync(1000);
    sheet.clear();
    expect(sheet.seats.map(({ name, focus }) => [name, focus])).toEqual([
      ["Rita", null],
      ["", null],
    ]);
    expect(sheet.known.get("A3")).toEqual(books);
    sheet.forget();
    expect(sheet.known.size).toBe(0);
  });

  it("drops the last form if the server can't be reached, and says so until it can", async () => {
    const { api, sheet } = rig();
    sheet.changed();
    await vi.advanceTimersByTimeAsync(1000);
    api.score.mockRejectedValueOnce(new ApiError(0, "offline", ""));
    sheet.changed();
    await vi.advanceTimersByTimeAsync(1000);
    expect(sheet.form).toBeNull();
    expect(sheet.problem).toContain("can’t be reached");
    sheet.changed();
    await vi.advanceTimersByTimeAsync(1000);
    expect(sheet.form).toBe(form);
    expect(sheet.problem).toBeNull();
  });

  it("adds and removes seats and keeps the others", () => {
    const { sheet } = rig();
    sheet.seatCount(4);
    expect(sheet.seats.map(({ focus }) => focus)).toEqual(["monster", "spells", null, null]);
    sheet.seatCount(2);
    expect(sheet.seats.map(({ focus }) => focus)).toEqual(["monster", "spells"]);
  });
});
