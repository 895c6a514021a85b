import type { PlayerPage, PlayerPool, RankedPlayer } from "../api/types";
import { expect, it } from "vitest";
import { standingOf } from "./standing";

const choice = { family: "first", pool: "people" } as const;
const pool = { family: "first", pool: "people" } as PlayerPool;
const rita: PlayerPage = { name: "Rita", shown: true, yours: true, pools: [pool] };
const best: RankedPlayer[] = [{ name: "Rita", rating: 27, margin: 5, games: 3, wins: 2 }];

it("says why somebody is not listed", () => {
  expect(standingOf(null, best, choice)).toBe("guest");
  expect(standingOf({ ...rita, pools: [] }, [], choice)).toBe("unrated");
  expect(standingOf(rita, [], { ...choice, pool: "computers" })).toBe("unrated");
  expect(standingOf({ ...rita, shown: false }, [], choice)).toBe("hidden");
  expect(standingOf(rita, [], choice)).toBe("below");
  expect(standingOf(rita, best, choice)).toBe("listed");
});
