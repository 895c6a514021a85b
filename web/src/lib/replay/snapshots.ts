import type { ReplaySnapshot } from "../api/types";

/** Snapshots in a block. */
export const BLOCK = 16;

type Fetch = (first: number, count: number) => Promise<ReplaySnapshot[]>;

/** The snapshots of one game for one pair of eyes, fetched once each. */
export class SnapshotCache {
  readonly #snapshots = new Map<number, ReplaySnapshot>();
  readonly #underway = new Map<number, Promise<void>>();

  constructor(
    private readonly fetch: Fetch,
    private readonly last: number,
  ) {}

  /** The snapshot, if it is here already. */
  have(at: number): ReplaySnapshot | undefined {
    return this.#snapshots.get(at);
  }

  /** The snapshot, as soon as it is here. */
  async get(at: number): Promise<ReplaySnapshot> {
    if (!this.#snapshots.has(at)) await this.#load(at);
    const snapshot = this.#snapshots.get(at);
    if (!snapshot) throw new Error(`There is no snapshot ${at}`);
    return snapshot;
  }

  /** Prefetch snapshots that may be needed soon; errors appear only when they are needed. */
  expect(entries: readonly number[]): void {
    for (const at of entries) {
      if (at >= 0 && at <= this.last && !this.#snapshots.has(at)) void this.#load(at).catch(() => {});
    }
  }

  #load(at: number): Promise<void> {
    const first = at - (at % BLOCK);
    const underway = this.#underway.get(first);
    if (underway) return underway;
    const loading = this.#fill(first).finally(() => this.#underway.delete(first));
    this.#underway.set(first, loading);
    return loading;
  }

  async #fill(first: number): Promise<void> {
    for (const snapshot of await this.fetch(first, BLOCK)) this.#snapshots.set(snapshot.ply, snapshot);
  }
}
