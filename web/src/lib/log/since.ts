import type { LogLine } from "../api/types";

interface Moment {
  log: readonly LogLine[];
  /** The last line that the reader has certainly seen. */
  seen: number;
  you: number | null;
  /** Whether it is the reader's turn, or the reader has been away. */
  wanted: boolean;
  /** For which `seen` the summary was put away. */
  dismissed: number | null;
}

/** Whether a summary is of use: nobody needs one of a single line, nor before having acted at all. */
export function needsSummary({ log, seen, you, wanted, dismissed }: Moment): boolean {
  if (!wanted || you === null || seen === 0 || dismissed === seen) return false;
  return log.filter((line) => line.n > seen && line.seat !== you).length > 1;
}

/** Lines that somebody who only listens has not heard yet, but for what they did themselves. */
export function unheard(log: readonly LogLine[], heard: number, you: number | null): LogLine[] {
  return log.filter((line) => line.n > heard && (line.seat === null || line.seat !== you));
}

/** So many lines are read out; of more than these the last ones, and how many came before. */
export const MOST_READ = 4;
