import type { Pace } from "../state/settings.svelte";
import { COUNTED, type Beat } from "./beats";

/** A moment of the inspection with the time, in ms from the start, at which it happens. */
export interface TimedBeat {
  beat: Beat;
  at: number;
}

export interface Timeline {
  beats: readonly TimedBeat[];
  /** When the last moment is over. */
  length: number;
}

/** The length of the inspection at normal pace, however much there is to inspect. */
export const SHORTEST_MS = 21_000;
export const LONGEST_MS = 38_000;

/** How long everything before the last scene takes at each pace, compared with the normal one. At "off" nothing is shown. */
const TEMPO: Record<Exclude<Pace, "off">, number> = { fast: 0.5, normal: 1, slow: 1.6 };

/** The time that the last scene stays, at every pace. */
const LAST_MS = 3000;

/** How long each moment is looked at before the whole is fitted into its time. */
function naturalMs(beat: Beat): number {
  switch (beat.kind) {
    case "card":
      return beat.hush ? 2000 : beat.fate === "turned" ? 450 : 160;
    case "stamp":
      return 500;
    case "shelf":
    case "line-over":
      return 700;
    case "counted":
      return 900;
    case "line":
      return 600;
    case "entry":
      // The last line counts for all at once.
      return beat.line === COUNTED.at(-1) ? 0 : 400;
    case "breath":
      return 1800;
    case "overtaking":
      return 1500;
    case "places":
      return 0;
  }
}

const within = (ms: number): number => Math.min(Math.max(ms, SHORTEST_MS - LAST_MS), LONGEST_MS - LAST_MS);

/** Return when each moment happens. */
export function timelineOf(beats: readonly Beat[], pace: Pace): Timeline {
  if (pace === "off") return { beats: beats.map((beat) => ({ beat, at: 0 })), length: 0 };
  const natural = beats.reduce((sum, beat) => sum + naturalMs(beat), 0);
  const scale = (within(natural) * TEMPO[pace]) / natural;
  let at = 0;
  const timed = beats.map((beat) => {
    const start = at;
    at += naturalMs(beat) * scale;
    return { beat, at: Math.round(start) };
  });
  return { beats: timed, length: Math.round(at) + LAST_MS };
}
