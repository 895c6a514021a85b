import { describe, expect, it } from "vitest";
import type { TableOptions } from "../api/types";
import { notesOf, optionsRequest } from "./options";

const chosen = { approval: true, listed: true, hints: true, draw_seats: true };

describe("the options of a table", () => {
  it("are asked for where they make sense", () => {
    expect(optionsRequest(chosen, false, true)).toEqual(chosen);
    expect(optionsRequest(chosen, false, false)).toEqual({
      approval: false,
      listed: false,
      hints: false,
      draw_seats: true,
    });
    expect(optionsRequest(chosen, true, false)).toEqual({});
  });

  it("are read before one sits down", () => {
    expect(notesOf({ preset: "first-en", draw_seats: true, hints: true } as TableOptions)).toEqual([
      "seats-will",
      "hints-allow",
    ]);
  });
});
