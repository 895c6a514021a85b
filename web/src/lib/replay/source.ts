import { api } from "../api/http";
import type { ReplaySnapshot, Replay } from "../api/types";

/** Where a replay gets its timeline and snapshots. */
export interface Source {
  /** Whether the replay has an address that others can open. */
  readonly shared: boolean;
  index(eyes: string | null): Promise<Replay>;
  frames(eyes: string, first: number, count: number): Promise<ReplaySnapshot[]>;
}

/** Return the source for a table's game. */
export function tableSource(id: string): Source {
  return {
    shared: true,
    index: (eyes) => api.replay(id, eyes),
    frames: (eyes, first, count) => api.replayFrames(id, eyes, first, count),
  };
}

/** Return the source for a record. Each request sends the record, since the server doesn't keep it. */
export function recordSource(record: string): Source {
  return {
    shared: false,
    index: (eyes) => api.recordReplay(record, eyes),
    frames: (eyes, first, count) => api.recordFrames(record, eyes, first, count),
  };
}
