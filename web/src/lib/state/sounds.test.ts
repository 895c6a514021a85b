import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { madeUpSnapshot } from "../../dev/snapshots";
import { settings } from "./settings.svelte";
import { heardOf } from "../sound/heard";
import { play, SOUNDS } from "./sounds";

const param = () => ({ setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() });
const started: string[] = [];

class FakeAudio {
  currentTime = 5;
  sampleRate = 1000;
  destination = {};
  resume = () => Promise.resolve();
  createGain = () => ({ gain: param(), connect: (to: unknown) => to });
  createOscillator = () => this.#source("tone");
  createBufferSource = () => this.#source("noise");
  createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
  #source = (kind: string) => ({
    frequency: param(),
    connect: (to: unknown) => to,
    start: () => started.push(kind),
    stop: () => undefined,
  });
}

describe("sounds", () => {
  beforeEach(() => {
    started.length = 0;
    vi.stubGlobal("document", { hidden: false });
    vi.stubGlobal("AudioContext", FakeAudio);
  });
  afterEach(() => void vi.unstubAllGlobals());

  it("are off until they are chosen", () => {
    play("stamp");
    expect(started).toEqual([]);
    settings.set({ sounds: true });
    play("stamp");
    expect(started).toEqual(["tone", "noise"]);
    settings.set({ sounds: false });
    play("turn");
    expect(started).toHaveLength(2);
  });

  it("tell on a hidden page only that it is the reader's turn", () => {
    vi.stubGlobal("document", { hidden: true });
    settings.set({ sounds: true });
    play("card");
    expect(started).toEqual([]);
    play("turn");
    expect(started).toHaveLength(SOUNDS.turn.length);
    settings.set({ sounds: false });
  });

  it("are shorter than what they belong to", () => {
    for (const tones of Object.values(SOUNDS))
      for (const { at, length, loud } of tones) {
        expect(at + length).toBeLessThan(0.6);
        expect(loud).toBeLessThanOrEqual(1);
      }
  });
});

describe("what is heard", () => {
  const others = { ...madeUpSnapshot("others"), number: 1, decision: null };
  const asked = { ...madeUpSnapshot("space"), number: 2 };

  it("is your turn when it begins, not while it goes on", () => {
    expect(heardOf(others, asked)).toBe("turn");
    expect(heardOf(asked, { ...asked, number: 3 })).toBeNull();
  });

  it("is a card that goes somewhere", () => {
    const view = others.view!;
    const [first, ...rest] = view.seats;
    const [card, ...hand] = first!.hand!;
    const cell = { row: 4, column: 1, card: card!, face_down: false, turned: null, entombed: null };
    const shelf = { ...first!.shelf, rows: [...first!.shelf.rows, [cell]] };
    const after = { ...others, number: 2, view: { ...view, seats: [{ ...first!, hand, shelf }, ...rest] } };
    expect(heardOf(others, after)).toBe("card");
  });

  it("is an assistant that is placed", () => {
    const view = others.view!;
    const [tile, ...tiles] = view.tiles;
    const [space, ...spaces] = tile!.spaces;
    const there = { ...space!, assistants: [...space!.assistants, { seat: 0, special: "mummy" }] };
    const town = [{ ...tile!, spaces: [there, ...spaces] }, ...tiles];
    expect(heardOf(others, { ...others, number: 2, view: { ...view, tiles: town } })).toBe("pawn");
  });

  it("is nothing at first, after a reload, or through another seat's eyes", () => {
    expect(heardOf(null, asked)).toBeNull();
    expect(heardOf(others, { ...asked, number: 1 })).toBeNull();
    expect(heardOf(others, { ...asked, you: 2 })).toBeNull();
  });
});
