import { describe, expect, it } from "vitest";
import type { BotInfo } from "../api/types";
import { ANY_BOT, firstSeats, soloSeat, toRequest, usualBot, withBot, withSeat } from "./seats";

const bot = (key: string, usual: boolean): BotInfo => ({
  key,
  name: "",
  about: "",
  careless: false,
  kind: "level",
  usual,
});

describe("the usual computer player", () => {
  it("is the one that the server marks, else the first, if there is one", () => {
    expect(usualBot([bot("a", false), bot("b", true)])).toBe("b");
    expect(usualBot([bot("a", false)])).toBe("a");
    expect(usualBot([])).toBe(ANY_BOT);
  });
});

describe("seats of a new table", () => {
  it("have different names", () => {
    for (const yours of ["Zoe", "Eric"])
      expect(new Set(firstSeats(yours).map(({ name }) => name)).size).toBe(4);
    const seats = withSeat(firstSeats("Zoe").slice(0, 2), "greedy");
    expect(new Set(seats.map(({ name }) => name)).size).toBe(3);
  });

  it("are sent to the server as people, open seats and computer players", () => {
    const request = toRequest([
      { occupant: "you", name: " Zoe " },
      { occupant: "person", name: "Max" },
      { occupant: "guest", name: "left over" },
      { occupant: "random", name: "Ada" },
    ]);
    expect(request).toEqual([
      { name: "Zoe", player: "human" },
      { name: "Max", player: "human" },
      { name: "Seat 3", player: "open" },
      { name: "Ada", player: "random" },
    ]);
  });

  it("get the server's first computer player if none was chosen", () => {
    const seats = withSeat(withBot(firstSeats("Zoe").slice(0, 3), "greedy"), "random");
    expect(toRequest(seats).map(({ player }) => player)).toEqual(["human", "greedy", "greedy", "random"]);
  });

  it("have a name even of whoever has given none", () => {
    expect(toRequest(firstSeats("")).map(({ name }) => name)).toEqual(["Newcomer", "Eric", "Ahmed", "Daria"]);
  });

  it("are one in solo, whoever else was invited", () => {
    expect(soloSeat(firstSeats(" Zoe "))).toEqual([{ name: "Zoe", player: "human" }]);
  });
});
