import { ApiError } from "../api/http";
import type { ReplaySnapshot, TimelineEntry, Replay, FullSnapshot } from "../api/types";
import { problemText } from "../state/problems";
import type { TableSession } from "../session/session.svelte";
import { writeAddress, type Address } from "./address";
import { SnapshotCache } from "./snapshots";
import { jump, lastOf, logUntil, within, type Jump } from "./timeline";
import type { Source } from "./source";

export type Speed = "slow" | "normal" | "fast";

/** How long a ply stays on the screen during playback, in milliseconds. */
const STAY_MS: Record<Speed, number> = { slow: 2600, normal: 1300, fast: 450 };
/** The part of that time for a ply without a line of the log. */
const QUIET = 0.5;

/** Jumps that are likely to be next; their snapshots are fetched ahead. */
const LIKELY: Jump[] = ["forward", "back", "turn-forward", "turn-back", "round-forward", "round-back"];
const AHEAD = 8;

/** Refusals after which there is nothing to show. */
const NOTHING_TO_SHOW = new Set([
  "table-not-found",
  "not-begun",
  "replay-not-open",
  "unknown-eyes",
  "bad-record",
  "too-large",
]);

/** A replay: the ply on the screen, the seat that looks, and playback. */
export class Replaying {
  replay = $state.raw<Replay | null>(null);
  /** The ply asked for; `snapshot` follows when it has been fetched. */
  at = $state(0);
  snapshot = $state.raw<ReplaySnapshot | null>(null);
  /** The snapshot of the previous ply, in which the choice was made. */
  before = $state.raw<ReplaySnapshot | null>(null);
  /** The seat drawn large when all cards are open. */
  front = $state(0);
  playing = $state(false);
  speed = $state<Speed>("normal");
  problem = $state<string | null>(null);
  /** The code and text of a refusal that leaves nothing to show. */
  refused = $state.raw<{ code: string; text: string } | null>(null);
  #snapshots: SnapshotCache | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly source: Source,
    private readonly session: TableSession,
  ) {}

  readonly entries = $derived<TimelineEntry[]>(this.replay?.entries ?? []);
  readonly entry = $derived<TimelineEntry | null>(this.entries[this.at] ?? null);
  readonly last = $derived(lastOf(this.entries));
  readonly eyes = $derived(this.replay?.eyes ?? "none");
  readonly isOpen = $derived(this.eyes === "all");
  readonly address = $derived<Address>({ at: this.at, eyes: this.eyes, front: this.front });
  readonly query = $derived(writeAddress(this.address));

  /**
   * Show the ply of an address or the nearest one. Without a ply, start at the beginning of a finished game or a
   * record, else at the end.
   */
  async open(address: Address): Promise<void> {
    this.front = address.front ?? 0;
    if (!(await this.#load(address.eyes))) return;
    const over = this.replay?.table.status === "over";
    const at = address.at ?? (over || !this.source.shared ? 0 : this.last);
    if (this.front >= (this.replay?.table.seats.length ?? 0)) this.front = 0;
    await this.go(at);
  }

  /** Go to a ply, or to the nearest one that exists. */
  async go(at: number): Promise<void> {
    this.at = within(this.entries, at);
    await this.#show();
  }

  async jump(how: Jump): Promise<void> {
    this.pause();
    await this.go(jump(this.entries, this.at, how));
  }

  /** Change the seat that looks. */
  async look(eyes: string): Promise<void> {
    if (/^\d+$/.test(eyes)) this.front = Number(eyes);
    if (await this.#load(eyes)) await this.go(this.at);
  }

  /** Go to the moment of a line of the log. */
  goToLine(n: number): void {
    const entry = this.entries.find(({ lines }) => lines.some((line) => line.n === n));
    this.pause();
    if (entry) void this.go(entry.ply);
  }

  async sitInFront(seat: number): Promise<void> {
    this.front = seat;
    await this.#show();
  }

  /** Reload the timeline after new or undone actions. */
  async renew(): Promise<void> {
    if (this.replay && (await this.#load(this.eyes))) await this.go(this.at);
  }

  toggle(): void {
    if (this.playing) return this.pause();
    this.playing = true;
    if (this.at === this.last) void this.go(0).then(() => this.#playOn());
    else this.#playOn();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  /** Set the speed of playback, from the next ply on. */
  setSpeed(speed: Speed): void {
    this.speed = speed;
    if (this.playing) this.#playOn();
  }

  #playOn(): void {
    clearTimeout(this.#timer);
    if (!this.playing) return;
    if (this.at >= this.last) return this.pause();
    const stay = STAY_MS[this.speed] * (this.entry?.lines.length ? 1 : QUIET);
    this.#timer = setTimeout(() => void this.go(this.at + 1).then(() => this.#playOn()), stay);
  }

  async #load(eyes: string | null): Promise<boolean> {
    try {
      const replay = await this.source.index(eyes);
      this.replay = replay;
      this.#snapshots = new SnapshotCache(
        (first, count) => this.source.snapshots(replay.eyes, first, count),
        lastOf(replay.entries),
      );
      this.problem = null;
      this.refused = null;
      return true;
    } catch (error) {
      this.#fail(error);
      return false;
    }
  }

  async #show(): Promise<void> {
    const { at } = this;
    const snapshots = this.#snapshots;
    if (!snapshots || this.entries.length === 0) return;
    try {
      const [snapshot, before] = await Promise.all([
        snapshots.get(at),
        at > 0 ? snapshots.get(at - 1) : null,
      ]);
      if (at !== this.at || snapshots !== this.#snapshots) return; // another request was quicker
      this.snapshot = snapshot;
      this.before = before;
      this.problem = null;
      this.#fillSession(snapshot);
      this.#prefetch(snapshots);
    } catch (error) {
      this.pause();
      this.#fail(error);
    }
  }

  #prefetch(snapshots: SnapshotCache): void {
    const jumps = LIKELY.map((how) => jump(this.entries, this.at, how));
    snapshots.expect([...jumps, this.at + AHEAD, this.at - AHEAD]);
  }

  /** Give the table's components a snapshot without choices. */
  #fillSession(snapshot: ReplaySnapshot): void {
    const replay = this.replay;
    if (!replay) return;
    const fresh = this.entries[snapshot.ply]?.lines ?? [];
    const log = logUntil(this.entries, snapshot.ply);
    this.session.queue.shown = snapshotAt(replay, snapshot, this.#you(replay), log);
    this.session.highlighted = new Set(fresh.flatMap(({ cards }) => cards));
  }

  #you(replay: Replay): number | null {
    if (replay.eyes === "all") return this.front;
    return replay.eyes === "none" ? null : Number(replay.eyes);
  }

  #fail(error: unknown): void {
    const isBad = error instanceof ApiError && error.code === "bad-record";
    const text = isBad ? error.message : problemText(error);
    if (error instanceof ApiError && NOTHING_TO_SHOW.has(error.code) && !this.snapshot) {
      this.refused = { code: error.code, text };
    } else {
      this.problem = text;
    }
  }
}

function snapshotAt(
  replay: Replay,
  snapshot: ReplaySnapshot,
  you: number | null,
  log: FullSnapshot["log"],
): FullSnapshot {
  const { table } = replay;
  const { ply: number, view, waiting_for, running_by_seat, result } = snapshot;
  const running = snapshot.running ?? (you === null ? null : (running_by_seat[you] ?? null));
  return {
    table,
    number,
    newest: number,
    you,
    view,
    decision: null,
    waiting_for,
    log,
    logMark: "",
    logReader: "",
    since: [],
    seen: 0,
    result,
    hindsight: null,
    running,
    undo: null,
  };
}
