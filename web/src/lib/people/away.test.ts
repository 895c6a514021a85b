import { describe, expect, it } from "vitest";
import type { SeatPresence, SeatInfo } from "../api/types";
import { madeUpSnapshot } from "../../dev/snapshots";
import { AWAY_MS, awayText, isHostGone, mayBeReplaced, standInText } from "./away";

const NOW = Date.parse("2026-01-02T12:10:00+00:00");
const eric: SeatInfo = { ...madeUpSnapshot("others").table.seats[1]!, player: "human" };
const gone = (since: string | null): SeatPresence[] => [{ seat: 1, here: false, since, host: false }];

describe("awayText", () => {
  it("tells since when somebody has been away, as far as that is known", () => {
    expect(awayText(eric, gone(null))).toBe("away");
    expect(awayText(eric, gone("2026-01-02T12:04:00+00:00"))).toMatch(/^away since .*04/);
  });

  it("tells nothing of those who are here, of one's own seats, of computers and where a computer plays on", () => {
    expect(awayText(eric, [{ seat: 1, here: true, since: null, host: false }])).toBeNull();
    expect(awayText({ ...eric, yours: true }, gone(null))).toBeNull();
    expect(awayText({ ...eric, stand_in: true }, gone(null))).toBeNull();
    expect(awayText(eric, [])).toBeNull();
  });
});

describe("mayBeReplaced", () => {
  it("is so after a minute, or when nobody knows how long it has been", () => {
    const since = (ms: number): SeatPresence[] => gone(new Date(NOW - ms).toISOString());
    expect(mayBeReplaced(eric, since(AWAY_MS - 1000), NOW)).toBe(false);
    expect(mayBeReplaced(eric, since(AWAY_MS), NOW)).toBe(true);
    expect(mayBeReplaced(eric, gone(null), NOW)).toBe(true);
    expect(mayBeReplaced({ ...eric, stand_in: true }, gone(null), NOW)).toBe(false);
  });
});

describe("isHostGone", () => {
  it("is so after a minute, whether the host has a seat or not", () => {
    const since = (ms: number, host: boolean): SeatPresence[] => [
      { seat: null, here: false, since: new Date(NOW - ms).toISOString(), host },
    ];
    expect(isHostGone(since(AWAY_MS - 1000, true), NOW)).toBe(false);
    expect(isHostGone(since(AWAY_MS, true), NOW)).toBe(true);
    expect(isHostGone(since(AWAY_MS, false), NOW)).toBe(false);
    expect(isHostGone([], NOW)).toBe(false);
  });
});

describe("standInText", () => {
  it("tells whether the person may come back", () => {
    expect(standInText(eric)).toBeNull();
    expect(standInText({ ...eric, stand_in: true })).toBe("a computer is playing");
    expect(standInText({ ...eric, stand_in: true, resigned: true })).toContain("resigned");
  });
});
