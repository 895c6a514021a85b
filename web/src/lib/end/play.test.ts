import { expect, it } from "vitest";
import type { PostedPlay } from "../api/types";
import { bgStatsLink } from "./play";

it("carries the play with its date by this device's clock", () => {
  const play = {
    sourceName: "Ex Libris, unofficial",
    sourcePlayId: "1",
    game: { name: "Ex Libris", sourceGameId: "ex-libris", highestWins: true, noPoints: false },
    board: "Pierwsza edycja",
    players: [{ name: "Łukasz & Żofie", sourcePlayerId: "Łukasz", score: "57", rank: 1, winner: true }],
  };
  const ended = new Date(2026, 10, 28, 20, 15, 0).toISOString();
  const link = bgStatsLink({ play, text: "", ended } as PostedPlay);
  const [address, data] = link.split("?data=");
  expect(address).toBe("https://app.bgstatsapp.com/createPlay.html");
  expect(JSON.parse(decodeURIComponent(data!))).toEqual({ ...play, playDate: "2026-11-28 20:15:00" });
});
