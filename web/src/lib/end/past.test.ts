import { expect, test } from "vitest";
import type { TableSummary } from "../api/types";
import { playedOn, streakOf } from "./past";

const tables = (...days: string[]): TableSummary[] =>
  days.map((day) => ({ id: day, day, status: "over" }) as TableSummary);

test("days in a row are counted up to today or yesterday, also over the turn of a year", () => {
  expect(streakOf(tables("2026-01-01", "2025-12-31", "2025-12-30", "2025-12-28"), "2026-01-01")).toBe(3);
  expect(streakOf(tables("2025-12-31", "2025-12-30"), "2026-01-01")).toBe(2);
  expect(streakOf(tables("2025-12-30"), "2026-01-01")).toBe(0);
});

test("only a game played to the end counts", () => {
  const [begun] = tables("2026-01-01");
  expect(playedOn([{ ...begun!, status: "ended" }], "2026-01-01")).toBeUndefined();
  expect(playedOn([begun!], "2026-01-01")).toBe(begun);
});
