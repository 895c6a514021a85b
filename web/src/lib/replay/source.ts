import { ask } from "../api/http";
import type { GameReview, ReplaySnapshot, Replay } from "../api/types";
import { readReview } from "../review/api";

const TABLE = "/api/tables/{table_id}";

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
    index: (eyes) => ask("get", `${TABLE}/replay`, { table_id: id, eyes }),
    snapshots: (eyes, first, count) =>
      ask("get", `${TABLE}/replay/snapshots`, { table_id: id, eyes, first, count }),
    review: (after) => readReview(id, after),
  };
}

/** Return the source for a record. Each request sends the record, since the server doesn't keep it. */
export function recordSource(record: string): Source {
  return {
    shared: false,
    index: (eyes) => ask("post", "/api/replay", { eyes }, record),
    snapshots: (eyes, first, count) => ask("post", "/api/replay/snapshots", { eyes, first, count }, record),
    review: (after) => ask("post", "/api/replay/review", { after }, record),
  };
}
