import { describe, expect, it } from "vitest";
import type { Result, SeatView } from "../api/types";
import { madeUpSnapshot, shelf } from "../../dev/snapshots";
import { beatsOf, cardsOf, type Beat } from "./beats";
import { sceneAt } from "./scene";
import { LONGEST_MS, SHORTEST_MS, timelineOf } from "./timeline";

const { view, result } = madeUpSnapshot("end") as { view: { seats: SeatView[] }; result: Result };
const beats = beatsOf(result, view.seats);
const last = sceneAt(beats, beats.length);

/** Return that many seats with shelves of `cards` cards in three rows, and their form. */
function game(seats: number, cards: number): Beat[] {
  const rows = [0, 1, 2].map((row) => "o".repeat(Math.ceil((cards - row) / 3)));
  const shown = view.seats.slice(0, seats).map((seat) => ({ ...seat, shelf: shelf(seat.seat * 30, rows) }));
  return beatsOf({ ...result, seats: result.seats.slice(0, seats) }, shown);
}

describe("the inspection", () => {
  it("goes shelf by shelf and card by card, row by row from left to right", () => {
    const [seat] = view.seats;
    const cells = seat!.shelf.rows.flat().flatMap((cell) => cell?.card ?? []);
    const looked = beats.flatMap((beat) =>
      beat.kind === "card" && beat.seat === seat!.seat ? beat.card : [],
    );
    expect(looked).toEqual(cells);
    const shelves = beats.flatMap((beat) => (beat.kind === "shelf" ? beat.seat : []));
    expect(shelves).toEqual(view.seats.map((each) => each.seat));
  });

  it("turns what is out of order and passes by what lies face down already", () => {
    const one = { ...view.seats[0]!, shelf: shelf(0, ["oxo"]) };
    const [first, second, third] = cardsOf(one, []).map(({ card }) => card);
    expect(cardsOf(one, [third!])).toEqual([
      { card: first, fate: "stands" },
      { card: second, fate: "down" },
      { card: third, fate: "turned" },
    ]);
  });

  it("counts while it goes on", () => {
    const seat = view.seats[1]!;
    const turned = result.seats[1]!.turned;
    expect(turned.length).toBeGreaterThan(0);
    const end = beats.findIndex((beat) => beat.kind === "counted" && beat.seat === seat.seat);
    const scene = sceneAt(beats, end + 1);
    expect(scene.looked).toBe(seat.shelf.cards);
    expect([scene.turnedHere, [...scene.turned].sort()]).toEqual([turned.length, [...turned].sort()]);
    const next = beats.findIndex((beat, index) => index > end && beat.kind === "shelf");
    expect(sceneAt(beats, next + 1)).toMatchObject({ looked: 0, turnedHere: 0 });
  });

  it("fills in the form line by line, with sums that grow to the totals", () => {
    const entries = beats.flatMap((beat) => (beat.kind === "entry" ? `${beat.line}${beat.seat}` : []));
    expect(entries.slice(0, 5)).toEqual(["b10", "b11", "b12", "b13", "b20"]);
    const form = sceneAt(
      beats,
      beats.findIndex(({ kind }) => kind === "place"),
    );
    expect(form.standings.map(({ seat, sum }) => [seat, sum])).toEqual(
      form.standings.map(({ seat }) => [seat, result.seats[seat]!.total]),
    );
  });

  it("changes places as sums change", () => {
    const columns = result.seats
      .slice(0, 2)
      .map((seat, index) => ({ ...seat, b1: index, b2: 10 * (1 - index) }));
    const short = beatsOf({ ...result, seats: columns }, view.seats.slice(0, 2));
    const after = (line: string) =>
      sceneAt(short, 1 + short.findIndex((beat) => beat.kind === "line-over" && beat.line === line));
    expect(after("b1").standings.map(({ seat, place }) => [seat, place])).toEqual([
      [1, 1],
      [0, 2],
    ]);
    expect(after("b2").standings.map(({ seat }) => seat)).toEqual([0, 1]);
  });

  it("announces the last place first and the winner last, also among those who tie", () => {
    const places = beats.flatMap((beat) => (beat.kind === "place" ? [[beat.rank, beat.won]] : []));
    expect(places).toEqual([
      [4, false],
      [3, false],
      [2, false],
      [1, true],
    ]);
    expect(last.standings.map(({ rank }) => rank)).toEqual([1, 2, 3, 4]);
    expect(last.over).toBe(true);
  });

  it("has in solo the Public Library's column, without stability, and tells who won", () => {
    const [seat] = result.seats;
    const library = { tally: seat!.tally, b2: 15, b3: -1, b4: 9, b5: 20, total: 43, focus: "spells" };
    const solo = (winners: number[]) =>
      beatsOf({ ...result, seats: [seat!], library, winners }, [view.seats[0]!]);
    const entries = solo([]).flatMap((beat) => (beat.kind === "entry" ? [[beat.line, beat.seat]] : []));
    expect(entries.slice(0, 3)).toEqual([
      ["b1", 0],
      ["b2", 0],
      ["b2", -1],
    ]);
    const final = (winners: number[]) => solo(winners).at(-1);
    expect(final([])).toMatchObject({ kind: "place", seat: -1, won: true });
    expect(final([0])).toMatchObject({ kind: "place", seat: 0, won: true });
  });
});

describe("the length of the inspection", () => {
  it.each([
    [1, 3],
    [2, 10],
    [3, 16],
    [4, 25],
    [4, 60],
  ])("is 20 to 40 seconds at normal pace: %i seats, %i cards each", (seats, cards) => {
    const { length, beats: timed } = timelineOf(game(seats, cards), "normal");
    expect(length).toBeGreaterThanOrEqual(SHORTEST_MS);
    expect(length).toBeLessThanOrEqual(LONGEST_MS);
    const times = timed.map(({ at }) => at);
    expect(times).toEqual([...times].sort((a, b) => a - b));
    expect(times.at(-1)).toBeLessThan(length);
  });

  it("follows the pace", () => {
    const lengths = (["off", "fast", "normal", "slow"] as const).map(
      (pace) => timelineOf(beats, pace).length,
    );
    expect(lengths).toEqual([...lengths].sort((a, b) => a - b));
    expect(lengths[0]).toBe(0);
  });
});
