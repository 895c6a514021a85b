import type { ReplaySnapshot } from "../api/types";

/** Frames come in blocks of so many. */
export const BLOCK = 16;

type Fetch = (first: number, count: number) => Promise<ReplaySnapshot[]>;

/** The frames of one game for one pair of eyes, fetched once each. */
export class Frames {
  readonly #frames = new Map<number, ReplaySnapshot>();
  readonly #underway = new Map<number, Promise<void>>();

  constructor(
    private readonly fetch: Fetch,
    private readonly last: number,
  ) {}

  /** The frame, if it is here already. */
  have(at: number): ReplaySnapshot | undefined {
    return this.#frames.get(at);
  }

  /** The frame, as soon as it is here. */
  async get(at: number): Promise<ReplaySnapshot> {
    if (!this.#frames.has(at)) await this.#load(at);
    const frame = this.#frames.get(at);
    if (!frame) throw new Error(`There is no frame ${at}`);
    return frame;
  }

  /** Fetches in advance what may be wanted soon; that some of it can't be had shows when it is wanted. */
  expect(moments: readonly number[]): void {
    for (const at of moments) {
      if (at >= 0 && at <= this.last && !this.#frames.has(at)) void this.#load(at).catch(() => {});
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
    for (const frame of await this.fetch(first, BLOCK)) this.#frames.set(frame.ply, frame);
  }
}
