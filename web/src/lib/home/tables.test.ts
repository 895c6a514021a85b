import { describe, expect, it } from "vitest";
import type { TableSummary } from "../api/types";
import { byUrgency, split } from "./tables";

const table = (id: string, fields: Partial<TableSummary> = {}): TableSummary => ({
  id,
  names: ["Rita", "Eric"],
  status: "playing",
  preset: "first-en",
  solo: false,
  your_seats: [0],
  round: 3,
  your_turn: false,
  created: "2026-01-01T12:00:00Z",
  ...fields,
});

const ids = (tables: TableSummary[]): string[] => tables.map(({ id }) => id);

describe("the reader's tables", () => {
  const tables = [
    table("over", { status: "over" }),
    table("damaged", { status: "unreadable" }),
    table("older"),
    table("newer", { created: "2026-02-01T12:00:00Z" }),
    table("mine", { your_turn: true }),
  ];

  it("begin with those that wait for the reader, then the newest", () => {
    expect(ids(byUrgency(tables))).toEqual(["mine", "newer", "older", "over", "damaged"]);
  });

  it("are to go on with only if they can go on, and no more than two at a time", () => {
    const { first, others } = split(tables);
    expect(ids(first)).toEqual(["mine", "newer"]);
    expect(ids(others)).toEqual(["older", "over", "damaged"]);
    expect(split([table("over", { status: "over" })]).first).toEqual([]);
  });
});
