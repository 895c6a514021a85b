import { describe, expect, it } from "vitest";
import type { TableOptions } from "../api/types";
import { notesOf, optionsRequest } from "./options";

const chosen = { approval: true, listed: true, hints: true, draw_seats: true };

describe("the options of a table", () => {
  it("are asked for where they make sense", () => {
    const timeless = { ...chosen, loses_on_time: false };
    expect(optionsRequest(chosen, false, true)).toEqual(timeless);
    expect(optionsRequest(chosen, false, false)).toEqual({
      ...timeless,
      approval: false,
      listed: false,
      hints: false,
    });
    const pace = { kind: "live", seconds: 300, increment: 0 } as const;
    expect(optionsRequest({ pace, loses_on_time: true }, false, true).loses_on_time).toBe(true);
    expect(optionsRequest({ pace: null, loses_on_time: true }, false, true).loses_on_time).toBe(false);
    expect(optionsRequest(chosen, true, false)).toEqual({});
  });

  it("are read before one sits down", () => {
    expect(notesOf({ preset: "first-en", draw_seats: true, hints: true } as TableOptions)).toEqual([
      "seats-will",
      "hints-allow",
    ]);
  });
});
