import { api } from "../api/http";
import type { ReplaySnapshot, Replay } from "../api/types";

/** Where a game's moments come from. */
export interface Source {
  /** Whether its moments have an address that somebody else can open. */
  readonly shared: boolean;
  index(eyes: string | null): Promise<Replay>;
  frames(eyes: string, first: number, count: number): Promise<ReplaySnapshot[]>;
}

/** The game at a table. */
export function tableSource(id: string): Source {
  return {
    shared: true,
    index: (eyes) => api.replay(id, eyes),
    frames: (eyes, first, count) => api.replayFrames(id, eyes, first, count),
  };
}

/** A game by its record, which is sent along with every question: the server keeps nothing of it. */
export function recordSource(record: string): Source {
  return {
    shared: false,
    index: (eyes) => api.recordReplay(record, eyes),
    frames: (eyes, first, count) => api.recordFrames(record, eyes, first, count),
  };
}
