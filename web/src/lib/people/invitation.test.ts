import { describe, expect, it } from "vitest";
import { madeUpSnapshot } from "../../dev/snapshots";
import { invitationTo, isLoopback } from "./invitation";

describe("an invitation", () => {
  const { table } = madeUpSnapshot("others");
  const variants = ["longer", "beginner"].map((key) => ({ key, name: `${key} game`, about: "" }));
  const preset = {
    key: table.options.preset,
    name: "First edition",
    about: "",
    deck: "en",
    variants,
    letters: [..."ABC"],
    solo_levels: [],
  };
  const person = { ...table.seats[0]!, player: "human" as const };
  const seats = [
    { ...person, taken: false, name: "" },
    { ...person, taken: true, name: "Zoe" },
  ];

  it("says who invites to which game", () => {
    expect(
      invitationTo({ ...table, seats, options: { ...table.options, variants: ["longer"] } }, [preset]),
    ).toEqual({
      host: "Zoe",
      rulebook: "First edition; longer game",
      seats: 2,
    });
  });

  it("has no host while only computers sit there, and a key for a rulebook that is not known", () => {
    const bots = table.seats.map((seat) => ({ ...seat, player: "greedy" }));
    expect(invitationTo({ ...table, seats: bots }, [])).toMatchObject({
      host: "",
      rulebook: table.options.preset,
    });
  });

  it.each([
    ["http://127.0.0.1:8000/table/x", true],
    ["http://127.1.2.3/table/x", true],
    ["http://localhost:8000/table/x", true],
    ["http://[::1]:8000/table/x", true],
    ["http://192.168.1.7:8000/table/x", false],
    ["https://localhost.example.org/table/x", false],
    ["no link", false],
  ])("knows whether nobody else can open %s", (link, loopback) => {
    expect(isLoopback(link)).toBe(loopback);
  });
});
