import type { FullSnapshot } from "../api/types";
import { Pacer, stay } from "./pacer";

/** The longest queue of snapshots; the oldest ones beyond it are skipped. */
const MOST_WAITING = 60;

/** The snapshot on the screen, and those waiting to be shown one after the other. */
export class SnapshotQueue {
  shown = $state.raw<FullSnapshot | null>(null);
  #waiting = $state.raw<readonly FullSnapshot[]>([]);
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #pacer: Pacer;

  /** `replaced` is called before a snapshot takes the place of the one on the screen. */
  constructor(
    private readonly pauseMs: () => number,
    private readonly replaced: (next: FullSnapshot) => void,
  ) {
    this.#pacer = new Pacer(pauseMs);
  }

  /** Whether other players' moves are still being shown one by one. */
  readonly catchingUp = $derived(this.#waiting.length > 0);
  readonly newest = $derived(this.#waiting.at(-1) ?? this.shown);

  /** Note that the reader has acted, so their wait for the others begins now. */
  begin(): void {
    this.#pacer.begin();
  }

  /** Take a snapshot from the server; other players' moves wait for their turn. */
  arrive(snapshot: FullSnapshot): void {
    const changedOnTable = this.shown !== null && snapshot.number > this.shown.number;
    const ourOwn = snapshot.you !== this.shown?.you;
    if (!changedOnTable || ourOwn || this.pauseMs() === 0) return this.skipTo(snapshot);
    const others = this.#waiting.filter(({ number }) => number !== snapshot.number);
    this.#waiting = [...others, snapshot].slice(-MOST_WAITING);
    this.#scheduleNext();
  }

  /** Show a snapshot at once and skip older ones in the queue. */
  skipTo(snapshot: FullSnapshot): void {
    this.#waiting = this.#waiting.filter(({ number }) => number > snapshot.number);
    this.#put(snapshot);
  }

  /** Show at once the next snapshot with something to read, or the last. */
  goOn(): void {
    const shown = this.shown;
    const news = this.#waiting.findIndex((each) => shown === null || stay(shown, each) > 0);
    const [next, ...rest] = this.#waiting.slice(news < 0 ? -1 : news);
    if (!next) return;
    this.#waiting = rest;
    this.#put(next);
  }

  /** Show the newest snapshot at once. */
  catchUp(): void {
    const newest = this.#waiting.at(-1);
    if (newest) this.skipTo(newest);
  }

  /** Forget the snapshots that wait. */
  clear(): void {
    this.#waiting = [];
    this.stop();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #put(snapshot: FullSnapshot): void {
    this.replaced(snapshot);
    this.shown = snapshot;
    this.#pacer.shows();
    this.#scheduleNext();
  }

  #scheduleNext(): void {
    this.stop();
    if (this.#waiting.length === 0) return;
    const queue = [this.shown, ...this.#waiting].filter((each) => each !== null);
    const stays = queue.slice(1).map((next, index) => stay(queue[index]!, next));
    const show = (): void => (this.#pacer.isDue ? this.catchUp() : this.goOn());
    this.#timer = setTimeout(show, this.#pacer.next(stays));
  }
}
