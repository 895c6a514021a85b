// What the page and the worker that serves it say to each other.

/** What is wanted, with a port at which it is answered: a request once; who listens gets "open", then all news as text,
 * "" when the table is gone, until anything is sent there. */
export type Wanted =
  | { kind: "ask"; method: string; url: string; body: string }
  | { kind: "listen"; table: string; query: string };

/** How much of the start is done, from 0 to 1, or why there can be none. */
export type Start = { part: number } | { why: string };
