// The log comes bit by bit: an answer tells only what is new to whoever names the log that it has.
import type { Snapshot, SnapshotAnswer } from "./types";

/** The query value that says which log the browser has. */
export function logMark(known: Snapshot | null): string {
  return known?.logMark ?? "";
}

/** A snapshot with its whole log; `known` is the one whose mark was sent with the request. */
export function whole(answer: SnapshotAnswer, known: Snapshot | null): Snapshot {
  const { keep, lines, mark } = answer.log;
  return { ...answer, log: [...(known?.log ?? []).slice(0, keep), ...lines], logMark: mark };
}
