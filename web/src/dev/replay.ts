// A made-up game to replay.
import type { ReplaySnapshot, TimelineEntry } from "../lib/api/types";
import type { Source } from "../lib/replay/source";
import { madeUpReview } from "./review";
import { madeUpSnapshot } from "./snapshots";

const { table, view, log } = madeUpSnapshot("others");

const entries: TimelineEntry[] = log.map((line, at) => ({
  ply: at,
  round: line.round,
  phase: "placement",
  turn: Math.floor(at / 3),
  seat: line.seat,
  lines: at % 4 === 3 ? [] : [line],
}));

const snapshot = (at: number): ReplaySnapshot => ({
  ply: at,
  view: view!,
  asked: {
    seat: at % 4,
    kind: "card",
    text: "Eric, choose a card.",
    rule_id: "LOC05-01",
    tile: null,
    options: 3,
    chosen: null,
  },
  waiting_for: [at % 4],
  running: null,
  running_by_seat: [],
  result: null,
});

export const madeUpReplay: Source = {
  shared: true,
  index: (eyes) =>
    Promise.resolve({ table, eyes: eyes ?? "none", allowed: ["0", "1", "2", "3", "all", "none"], entries }),
  snapshots: (_, first, count) =>
    Promise.resolve(
      Array.from({ length: Math.min(count, entries.length - first) }, (_, n) => snapshot(first + n)),
    ),
  review: () => Promise.resolve(madeUpReview),
};
