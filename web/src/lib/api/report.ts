// Reports the page's errors to the server's log.
import { asJson, read } from "./http";
import { ApiError } from "./refusals";

/** The most errors that one page reports, each once. */
const MOST = 5;
const LONGEST = 300;
const MOST_CALLS = 8;
/** Where an error happened: file, line and column. */
const CALLED = /[\w.-]+\.(?:js|ts|svelte)[^\s():]*:\d+:\d+/g;
/** Ids, links and keys that give access. */
const SECRET = /[?#]\S*|[\w-]{16,}/g;

const reported = new Set<string>();

/** Log an error and send it to the server, without its secrets: ids and queries. */
export function report(error: unknown): void {
  console.error(error);
  if (!(error instanceof Error) || error instanceof ApiError) return;
  const words = `${error.name}: ${error.message}`.replace(SECRET, "…").slice(0, LONGEST);
  if (reported.has(words) || reported.size >= MOST) return;
  reported.add(words);
  const calls = [...(error.stack ?? "").matchAll(CALLED)].slice(0, MOST_CALLS).map(([call]) => call);
  const page = `/${location.pathname.split("/")[1] ?? ""}`;
  const init = { method: "POST", ...asJson({ error: words, page, calls }) };
  void read("/api/errors", init).catch(() => null); // the one route that the server's description omits
}
