// Answers carry only those lines of the log that the browser doesn't have yet: a request names the log it has.
import type { Snapshot, SnapshotAnswer } from "./types";

/** Return the query value that names the log the browser has. */
export function logMark(known: Snapshot | null): string {
  return known?.logMark ?? "";
}

/** Whether the answer's log can be completed with the known one: both are one seat's, in one language. */
export function isSameLog(answer: SnapshotAnswer, known: Snapshot): boolean {
  const reader = (mark: string): string => mark.slice(0, mark.lastIndexOf("."));
  return reader(answer.log.mark) === reader(known.logMark);
}

/** Complete an answer's log. `known` is the snapshot whose mark was sent with the request. */
export function withLog(answer: SnapshotAnswer, known: Snapshot | null): Snapshot {
  const { keep, lines, mark } = answer.log;
  return { ...answer, log: [...(known?.log ?? []).slice(0, keep), ...lines], logMark: mark };
}
