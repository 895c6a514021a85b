// Answers carry only those lines of the log that the browser doesn't have yet: a request names the log it has.
import type { Snapshot, SnapshotAnswer } from "./types";

/** Return the query value that names the log the browser has. */
export function logMark(known: Snapshot | null): string {
  return known?.logMark ?? "";
}

/** Complete an answer's log. `known` is the snapshot whose mark was sent with the request. */
export function withLog(answer: SnapshotAnswer, known: Snapshot | null): Snapshot {
  const { keep, lines, mark } = answer.log;
  return { ...answer, log: [...(known?.log ?? []).slice(0, keep), ...lines], logMark: mark };
}
