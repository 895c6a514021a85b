// Answers contain only the log lines that the browser doesn't have yet: a request names the log it has.
import type { FullSnapshot, Snapshot } from "./types";

/** Return the query value that names the log the browser has. */
export function logMark(known: FullSnapshot | null): string {
  return known?.logMark ?? "";
}

/** Complete an answer's log. `known` is the snapshot whose mark was sent with the request. */
export function withLog(answer: Snapshot, known: FullSnapshot | null): FullSnapshot {
  const { keep, lines, mark, reader } = answer.log;
  return {
    ...answer,
    log: [...(known?.log ?? []).slice(0, keep), ...lines],
    logMark: mark,
    logReader: reader,
  };
}
