import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { FormView, SeatView } from "../api/types";
import { madeUpSnapshot, shelf } from "../../dev/snapshots";
import { beatsOf, cardsOf, nextChapter, type Beat } from "./beats";
import { decisiveLine } from "./decisive";
import { playFrom } from "./playing";
import { sceneAt } from "./scene";
import { LONGEST_MS, SHORTEST_MS, timelineOf } from "./timeline";

const { view, result } = madeUpSnapshot("end") as { view: { seats: SeatView[] }; result: FormView };
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
      { card: first, fate: "stands", before: null },
      { card: second, fate: "down", before: null },
      { card: third, fate: "turned", before: first },
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

  it("looks in a hush at the first card of a shelf that it turns, and keeps each one's reason", () => {
    const one = { ...view.seats[0]!, shelf: shelf(0, ["ooo"]) };
    const [first, second, third] = cardsOf(one, []).map(({ card }) => card);
    const columns = result.seats.map((column) => ({ ...column, turned: [second!, third!] }));
    const seen = beatsOf({ ...result, seats: columns }, [one]);
    const scenes = seen.map((_, index) => sceneAt(seen, index + 1));
    expect(scenes.filter(({ hush }) => hush).map(({ card }) => card)).toEqual([second]);
    const end = scenes.find(({ turnedHere, doing }) => turnedHere === 2 && doing === "standing");
    expect([...end!.reasons]).toEqual([
      [second, first],
      [third, first],
    ]);
  });

  it("turns a card after a look at it", () => {
    const stamp = beats.findIndex(({ kind }) => kind === "stamp");
    expect(beats[stamp - 1]).toMatchObject({ kind: "card", fate: "turned" });
    expect(sceneAt(beats, stamp)).toMatchObject({ doing: "doubting", turnedHere: 0 });
    expect(sceneAt(beats, stamp + 1)).toMatchObject({ doing: "stamping", turnedHere: 1 });
  });

  it("fills in the form line by line, with sums that grow to the totals", () => {
    const entries = beats.flatMap((beat) => (beat.kind === "entry" ? `${beat.line}${beat.seat}` : []));
    expect(entries.slice(0, 5)).toEqual(["b10", "b11", "b12", "b13", "b20"]);
    expect(last.standings.map(({ sum }) => sum)).toEqual(result.seats.map(({ total }) => total));
  });

  it("leaves the columns in the order of the seats and has no rank before the end", () => {
    for (let count = 0; count < beats.length; count++) {
      const { standings } = sceneAt(beats, count);
      expect(standings.map(({ seat }) => seat)).toEqual([0, 1, 2, 3]);
      expect(standings.every(({ rank, won }) => rank === null && !won)).toBe(true);
    }
    expect(last.standings.map(({ rank }) => rank)).toEqual([1, 2, 3, 4]);
    expect(last.over).toBe(true);
  });

  it("counts the last line for all at once; the winner overtakes after a breath", () => {
    const { beats: timed } = timelineOf(beats, "normal");
    const times = new Set(
      timed.flatMap(({ beat, at }) => (beat.kind === "entry" && beat.line === "b5" ? at : [])),
    );
    expect(times.size).toBe(1);
    const breath = beats.findIndex(({ kind }) => kind === "breath");
    const sums = (count: number) => sceneAt(beats, count).standings.map(({ sum }) => sum);
    expect(sums(breath + 1)).toEqual([57, 58, 53, 49]);
    expect(beats[breath + 1]).toMatchObject({ kind: "overtaking" });
    expect(sums(breath + 2)).toEqual([68, 58, 53, 49]);
  });

  it.each([
    ["draws level where a tie is decided otherwise", [58, 58], [0], [57, 58]],
    ["rises together with whom it shares the victory", [58, 58], [0, 1], [57, 57]],
    ["keeps the whole last line back where it was ahead anyway", [90, 58], [0], [68, 58]],
  ])("a winner %s", (_, totals, winners, held) => {
    const seats = result.seats.slice(0, 2).map((seat, index) => ({
      ...seat,
      b1: totals[index]! - 46,
      b2: 9,
      b3: -3,
      b4: 18,
      b5: 22,
      total: totals[index]!,
    }));
    const short = beatsOf({ ...result, seats, winners }, view.seats.slice(0, 2));
    const breath = short.findIndex(({ kind }) => kind === "breath");
    expect(sceneAt(short, breath + 1).standings.map(({ sum }) => sum)).toEqual(held);
    expect(sceneAt(short, short.length).standings.map(({ sum }) => sum)).toEqual(totals);
  });

  it("says the last place first and the winner last, also among those who tie", () => {
    const places = beats.flatMap((beat) => (beat.kind === "places" ? beat.places : []));
    expect(places.map(({ rank, won }) => [rank, won])).toEqual([
      [4, false],
      [3, false],
      [2, false],
      [1, true],
    ]);
  });

  it("names the line on which the winner was ahead by most", () => {
    expect(decisiveLine(last.standings)).toEqual({ line: "b2", own: 15, other: 9 });
    expect(decisiveLine(sceneAt(beats, beats.length - 1).standings)).toBeNull();
  });

  it("has in solo the Public Library's column, without stability, and tells who won", () => {
    const [seat] = result.seats;
    const library = { ...seat!, seat: -1, b1: 0, b2: 15, b3: -1, b4: 9, b5: 20, total: 43, focus: "spells" };
    const solo = (winners: number[]) =>
      beatsOf({ ...result, seats: [seat!], library, winners }, [view.seats[0]!]);
    const entries = solo([]).flatMap((beat) => (beat.kind === "entry" ? [[beat.line, beat.seat]] : []));
    expect(entries.slice(0, 3)).toEqual([
      ["b1", 0],
      ["b2", 0],
      ["b2", -1],
    ]);
    const winner = (winners: number[]) => {
      const end = solo(winners).at(-1);
      return end?.kind === "places" ? end.places.at(-1) : null;
    };
    expect(winner([])).toMatchObject({ seat: -1, won: true });
    expect(winner([0])).toMatchObject({ seat: 0, won: true });
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

describe("a click during the inspection", () => {
  it("goes on by one shelf or one line, then to the decision and the end", () => {
    const stops: string[] = [];
    for (let count = 0; count < beats.length;) {
      const next = nextChapter(beats, count);
      const beat = beats[next];
      stops.push(beat?.kind === "line" ? beat.line : (beat?.kind ?? "done"));
      count = next + 1;
    }
    expect(stops.join(" ")).toBe("shelf shelf shelf shelf b1 b2 b3 b4 b5 breath places");
    expect(nextChapter(beats, beats.length)).toBe(beats.length);
  });
});

describe("the beats in their time", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("happen from any of them on, without a wait for those before", () => {
    const timeline = timelineOf(beats, "normal");
    const from = beats.findIndex((beat) => beat.kind === "line" && beat.line === "b4");
    const happened: number[] = [];
    const done = vi.fn();
    playFrom(timeline, from + 1, (index) => happened.push(index), done);
    vi.advanceTimersByTime(timeline.beats[from + 1]!.at - timeline.beats[from]!.at);
    expect(happened).toEqual([from + 1]);
    vi.advanceTimersByTime(timeline.length);
    expect(happened.at(-1)).toBe(beats.length - 1);
    expect(done).toHaveBeenCalledOnce();
  });

  it("stop", () => {
    const happen = vi.fn();
    playFrom(timelineOf(beats, "normal"), 0, happen, happen)();
    vi.advanceTimersByTime(LONGEST_MS);
    expect(happen).not.toHaveBeenCalled();
  });

  it("leave the last scene for three seconds", () => {
    const { beats: timed, length } = timelineOf(beats, "fast");
    expect(length - timed.at(-1)!.at).toBe(3000);
  });
});
