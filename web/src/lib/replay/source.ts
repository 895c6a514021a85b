import { api } from "../api/http";
import type { GameReview, ReplaySnapshot, Replay } from "../api/types";

/** The source of a replay's timeline and snapshots. */
export interface Source {
  /** Whether the replay has an address that others can open. */
  readonly shared: boolean;
  index(eyes: string | null): Promise<Replay>;
  snapshots(eyes: string, first: number, count: number): Promise<ReplaySnapshot[]>;
  /** Get the review so far; with `after`, the number of reviewed actions, the server continues it. */
  review(after: number | null): Promise<GameReview>;
}

/** Return the source for a table's game. */
export function tableSource(id: string): Source {
  return {
    shared: true,
    index: (eyes) => api.replay(id, eyes),
    snapshots: (eyes, first, count) => api.replaySnapshots(id, eyes, first, count),
    review: (after) => api.review(id, after),
  };
}

/** Return the source for a record. Each request sends the record, since the server doesn't keep it. */
export function recordSource(record: string): Source {
  return {
    shared: false,
    index: (eyes) => api.recordReplay(record, eyes),
    snapshots: (eyes, first, count) => api.recordSnapshots(record, eyes, first, count),
    review: (after) => api.recordReview(record, after),
  };
}
