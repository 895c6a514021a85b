import { describe, expect, it } from "vitest";
import type { SeatInfo, TableInfo } from "../api/types";
import { madeUpSnapshot } from "../../dev/snapshots";
import { menuFor } from "./menu";

const base = madeUpSnapshot("others").table;

function names(change: Partial<TableInfo>, seats: Partial<SeatInfo>[]): string[] {
  const made = seats.map((each, seat) => ({
    ...base.seats[seat]!,
    player: "human",
    yours: seat === 0,
    ...each,
  }));
  return menuFor({ ...base, hosting: false, ...change, seats: made }).map(({ name }) => name);
}

describe("menuFor", () => {
  it("lets a player leave, propose the end and resign", () => {
    expect(names({}, [{}, {}])).toEqual(["people-leave", "people-propose", "people-resign"]);
    expect(names({}, [{ agrees: true }, {}])).toEqual(["people-leave", "people-resign"]);
  });

  it("has only the resignation when no other person plays", () => {
    expect(names({}, [{}, { player: "greedy" }])).toEqual(["people-resign"]);
    expect(names({}, [{}, { stand_in: true }])).toEqual(["people-resign"]);
    expect(names({}, [{ stand_in: true }, {}])).toEqual(["people-resign"]);
  });

  it("lets the host end a game and delete any other table", () => {
    expect(names({ hosting: true }, [{ yours: false }, {}])).toEqual(["people-host-end"]);
    expect(names({ hosting: true, status: "ended" }, [{}, {}])).toEqual(["people-delete"]);
    expect(names({ hosting: true, status: "waiting" }, [{}, {}])).toEqual(["people-delete"]);
  });

  it("gives a table away as a file only to a host who plays without others", () => {
    const own = [{ yours: true }, { player: "greedy", yours: false }];
    expect(names({ hosting: true }, own)).toContain("people-carry");
    expect(names({ hosting: true }, [...own, { yours: false }])).not.toContain("people-carry");
    expect(names({ hosting: false }, own)).not.toContain("people-carry");
  });

  it("has nothing for those who watch", () => {
    expect(names({}, [{ yours: false }, {}])).toEqual([]);
  });
});
