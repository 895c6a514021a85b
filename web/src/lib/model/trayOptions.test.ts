import { describe, expect, it } from "vitest";
import { madeUpSnapshot } from "../../dev/snapshots";
import type { Decision, ActionOption } from "../api/types";
import { trayOptions } from "./trayOptions";

const { view, decision } = madeUpSnapshot("space");
const asking = (...actions: ActionOption[]): Decision => ({ ...decision!, actions });

describe("trayOptions", () => {
  it("are none while everything on offer is drawn", () => {
    expect(trayOptions(decision, view)).toEqual([]);
  });

  it("include an assistant that doesn't stand where the option says", () => {
    const at = { kind: "assistant", text: "", home: false } as const;
    const there: ActionOption = { ...at, action: 1, space: "7.1", special: false };
    const away: ActionOption = { ...at, action: 2, space: "7.2", special: false };
    const other: ActionOption = { ...at, action: 3, space: "7.1", special: true };
    expect(trayOptions(asking(there, away, other), view)).toEqual([away, other]);
  });

  it("include spaces and cards of a tile that is not in town", () => {
    const space: ActionOption = {
      action: 1,
      kind: "space",
      text: "",
      space: "18.1",
      home: false,
      special: false,
    };
    const slot: ActionOption = { action: 2, kind: "slot", text: "", slot: 0 };
    expect(trayOptions({ ...asking(space, slot), tile: 18 }, view)).toEqual([space, slot]);
  });
});
