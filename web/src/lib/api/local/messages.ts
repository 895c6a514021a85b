// What the page and the worker that serves it say to each other.

export type Wanted =
  | { kind: "ask"; id: number; method: string; url: string; body: string }
  | { kind: "listen"; id: number; table: string; query: string }
  | { kind: "hush"; id: number };

export type Answered =
  | { kind: "answer"; id: number; text: string }
  | { kind: "open"; id: number }
  | { kind: "news"; id: number; text: string }
  /** How much of the start is done, from 0 to 1. */
  | { kind: "progress"; part: number }
  | { kind: "failed"; why: string };
