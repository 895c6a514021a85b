import type { LogLine } from "../api/types";

/** Return the lines not announced yet, without those about the reader's own actions. */
export function unannounced(log: readonly LogLine[], heard: number, you: number | null): LogLine[] {
  return log.filter((line) => line.n > heard && (line.seat === null || line.seat !== you));
}

/** Number of lines announced; of more, the last lines and the number of earlier lines. */
export const MOST_READ = 4;
