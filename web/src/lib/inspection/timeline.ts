import type { Pace } from "../state/settings.svelte";
import type { Beat } from "./beats";

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

/** At normal pace the inspection takes this long, whatever there is to inspect. */
export const SHORTEST_MS = 21_000;
export const LONGEST_MS = 38_000;

/** How long the whole inspection takes at each pace, compared with the normal one. At "off" it isn't shown. */
const TEMPO: Record<Pace, number> = { off: 0, fast: 0.5, normal: 1, slow: 1.6 };

/** How long each moment is looked at before the whole is fitted into its time. */
function naturalMs(beat: Beat): number {
  switch (beat.kind) {
    case "card":
      return beat.fate === "turned" ? 650 : 140;
    case "place":
      return beat.won ? 3000 : 900;
    case "shelf":
    case "line-over":
      return 700;
    case "counted":
      return 900;
    case "line":
      return 500;
    case "entry":
      return 350;
  }
}

const within = (ms: number): number => Math.min(Math.max(ms, SHORTEST_MS), LONGEST_MS);

/** Return when each moment happens. */
export function timelineOf(beats: readonly Beat[], pace: Pace): Timeline {
  const natural = beats.reduce((sum, beat) => sum + naturalMs(beat), 0);
  const length = natural === 0 ? 0 : within(natural) * TEMPO[pace];
  const scale = natural === 0 ? 0 : length / natural;
  let at = 0;
  const timed = beats.map((beat) => {
    const start = at;
    at += naturalMs(beat) * scale;
    return { beat, at: Math.round(start) };
  });
  return { beats: timed, length: Math.round(length) };
}
