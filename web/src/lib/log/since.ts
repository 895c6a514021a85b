import type { LogLine } from "../api/types";

interface SummaryFacts {
  log: readonly LogLine[];
  /** The last line that the reader has seen for certain. */
  seen: number;
  you: number | null;
  /** Whether it is the reader's turn or the reader has been away. */
  wanted: boolean;
  /** The value of `seen` for which the summary was closed. */
  dismissed: number | null;
}

/** Whether to show a summary: not for a single line, and not before the reader has acted at all. */
export function needsSummary({ log, seen, you, wanted, dismissed }: SummaryFacts): boolean {
  if (!wanted || you === null || seen === 0 || dismissed === seen) return false;
  return log.filter((line) => line.n > seen && line.seat !== you).length > 1;
}

/** Return the lines not announced yet, without those about the reader's own actions. */
export function unannounced(log: readonly LogLine[], heard: number, you: number | null): LogLine[] {
  return log.filter((line) => line.n > heard && (line.seat === null || line.seat !== you));
}

/** Number of lines announced; of more, the last lines and the number of earlier lines. */
export const MOST_READ = 4;
