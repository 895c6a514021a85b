import { describe, expect, it } from "vitest";
import { ApiError, api } from "../api/http";
import type { GameReview, ReplaySnapshot, TimelineEntry, Replay } from "../api/types";
import { TableSession } from "../session/session.svelte";
import { problemText } from "../state/problems";
import type { Address } from "./address";
import { Replaying } from "./replaying.svelte";
import type { Source } from "./source";

const NOWHERE: Address = { at: null, eyes: null, front: null };

/** Return a replay with that many plies after the first; each has its number as its round. */
class MadeUpSource implements Source {
  readonly shared = true;
  status = "over";
  refuse: ApiError | null = null;
  /** Answers wait for this promise. */
  hold: Promise<void> = Promise.resolve();

  constructor(public last: number) {}

  index(eyes: string | null): Promise<Replay> {
    if (this.refuse) return Promise.reject(this.refuse);
    const entries = Array.from({ length: this.last + 1 }, (_, at) => {
      const line = {
        n: at + 1,
        round: 1,
        text: `line ${at}`,
        seat: 0,
        cards: [at],
        tile: null,
        mentions: [],
      };
      return { ply: at, round: 1, phase: "placement", turn: at, seat: 0, lines: [line] } as TimelineEntry;
    });
    const table = { status: this.status, seats: [{}, {}] } as unknown as Replay["table"];
    return Promise.resolve({ table, eyes: eyes ?? "0", allowed: [], entries });
  }

  async snapshots(eyes: string, first: number, count: number): Promise<ReplaySnapshot[]> {
    await this.hold;
    const numbers = Array.from({ length: count }, (_, index) => first + index).filter(
      (at) => at <= this.last,
    );
    const scores = eyes === "all" ? [{ b1: 1 }, { b1: 2 }] : [];
    return numbers.map(
      (at) =>
        ({
          ply: at,
          view: { round: at, active: eyes },
          running: eyes === "all" ? null : { b1: 9 },
          running_by_seat: scores,
        }) as unknown as ReplaySnapshot,
    );
  }

  review(): Promise<GameReview> {
    return Promise.reject(new Error("not here"));
  }
}

function looking(last: number): { replaying: Replaying; session: TableSession; source: MadeUpSource } {
  const source = new MadeUpSource(last);
  const session = new TableSession("t", api, () => 0);
  return { replaying: new Replaying(source, session), session, source };
}

describe("Replaying", () => {
  it("starts a finished game at its beginning and an unfinished one at its end", async () => {
    const { replaying, source } = looking(40);
    await replaying.open(NOWHERE);
    expect(replaying.at).toBe(0);
    source.status = "playing";
    await replaying.open(NOWHERE);
    expect(replaying.at).toBe(40);
  });

  it("shows the ply that the address asks for, or the nearest", async () => {
    const { replaying, session } = looking(40);
    await replaying.open({ at: 17, eyes: "1", front: null });
    expect([session.shown?.number, session.shown?.you, replaying.query]).toEqual([17, 1, "?at=17&eyes=1"]);
    expect(session.shown?.log).toHaveLength(18);
    expect([...session.highlighted]).toEqual([17]);
    expect(session.decision).toBeNull();
    await replaying.open({ at: 999, eyes: "all", front: 1 });
    expect([session.shown?.number, session.shown?.you, replaying.query]).toEqual([
      40,
      1,
      "?at=40&eyes=all&front=1",
    ]);
  });

  it("shows the running score of the seat that looks or, with all cards open, of the one in front", async () => {
    const { replaying, session } = looking(40);
    await replaying.open({ at: 17, eyes: "1", front: null });
    expect(session.shown?.running?.b1).toBe(9);
    await replaying.look("all");
    await replaying.sitInFront(1);
    expect(session.shown?.running?.b1).toBe(2);
    await replaying.sitInFront(0);
    expect(session.shown?.running?.b1).toBe(1);
  });

  it("goes to the moment of a line of the log", async () => {
    const { replaying } = looking(40);
    await replaying.open({ at: 30, eyes: "1", front: null });
    replaying.goToLine(12);
    expect(replaying.at).toBe(11);
    replaying.goToLine(999);
    expect(replaying.at).toBe(11);
  });

  it("shows the last ply asked for, whichever answer comes first", async () => {
    const { replaying, session, source } = looking(40);
    await replaying.open(NOWHERE);
    let release = (): void => {};
    source.hold = new Promise((resolve) => (release = resolve));
    const slow = replaying.go(39);
    const quick = replaying.go(2);
    await quick;
    release();
    await slow;
    expect([replaying.at, session.shown?.number]).toEqual([2, 2]);
  });

  it("stays at its ply when the seat changes, and goes to the end if the game got shorter", async () => {
    const { replaying, session, source } = looking(40);
    await replaying.open({ ...NOWHERE, at: 30 });
    await replaying.look("none");
    expect([replaying.at, replaying.eyes, session.shown?.you]).toEqual([30, "none", null]);
    source.last = 20;
    await replaying.renew();
    expect([replaying.at, session.shown?.number]).toEqual([20, 20]);
  });

  it("distinguishes a refusal at the start from a problem later", async () => {
    const { replaying, source } = looking(5);
    const refusal = new ApiError(403, "replay-not-open", "Not yours.");
    const text = problemText(refusal); // the catalog's sentence once another test has loaded it
    source.refuse = refusal;
    await replaying.open({ ...NOWHERE, eyes: "all" });
    expect(replaying.refused).toEqual({ code: "replay-not-open", text });
    source.refuse = null;
    await replaying.open(NOWHERE);
    expect([replaying.refused, replaying.at]).toEqual([null, 0]);
    source.refuse = refusal;
    await replaying.look("all");
    expect([replaying.problem, replaying.refused, replaying.eyes]).toEqual([text, null, "0"]);
  });
});
