import { loadTexts, texts } from "../i18n";
import { FACTS } from "../../offline/strategy";
import { reach } from "./reach.svelte";
import { withRetries } from "./again";
import { logMark, withLog } from "./log";
import { ApiError } from "./refusals";
import { noteDate } from "./serverTime";
import * as transport from "./transport";
import { addressOf, type Answer, type Call, type Method, type Route } from "./routes";
import type { ErrorBody, FullSnapshot, Given, NewTable, SeatWish } from "./types";

/** Requests that the server answers quickly: tables, their changes, and the catalogs. */
const QUICK = /^\/api\/(tables(\/[^/]+(\/(actions|undo))?)?|bots|presets|queue)(\?|$)/;

export { ApiError } from "./refusals";

async function refusal(response: Response): Promise<ApiError> {
  const body = (await response.json().catch(() => ({}))) as Partial<ErrorBody>;
  await loadTexts("refusals").catch(() => {}); // without them the server's own sentence is shown
  const seconds = Number(response.headers.get("Retry-After") ?? 0);
  const { code = `http-${response.status}`, detail = "", fault = null } = body;
  return new ApiError(response.status, code, detail, seconds, fault);
}

/** Add the page's language to the path of a request. */
export function inLanguage(path: string): string {
  return `${path}${path.includes("?") ? "&" : "?"}language=${texts.language}`;
}

/** Send a request to a route and return the answer's body. Throws `ApiError`. */
export async function ask<M extends Method, P extends Route<M>>(
  method: M,
  route: P,
  ...call: Call<M, P>
): Promise<Answer<M, P>> {
  const response = await respond(method, route, ...call);
  if (response.status === 204) return undefined as Answer<M, P>;
  try {
    return (await response.json()) as Answer<M, P>;
  } catch {
    // A truncated answer, or a network's login page.
    throw unanswered();
  }
}

/** Send a request to a route and return the response. Throws `ApiError`. */
export function respond<M extends Method, P extends Route<M>>(
  method: M,
  route: P,
  ...[values, body]: Call<M, P>
): Promise<Response> {
  const init = { method: method.toUpperCase() };
  return read(addressOf(route, values), body === undefined ? init : { ...init, ...asJson(body) });
}

/** Note that the server isn't answering, and return the error for it. */
function unanswered(): ApiError {
  reach.note(true);
  return new ApiError(0, "offline", "");
}

export async function read(path: string, init: RequestInit = {}): Promise<Response> {
  let response: Response;
  try {
    response = await transport.send(inLanguage(path), init, QUICK.test(path));
  } catch {
    throw unanswered();
  }
  // Facts may come from what the service worker keeps.
  if (!FACTS.has(path.split("?")[0]!)) {
    reach.note(false);
    noteDate(response.headers.get("Date"));
  }
  if (!response.ok) throw await refusal(response);
  return response;
}

export const asJson = (body: unknown): RequestInit => ({
  headers: { "content-type": "application/json" },
  body: typeof body === "string" ? body : JSON.stringify(body),
});

/** Make a key by which the server recognizes a repeated request. */
const requestKey = (): string => crypto.getRandomValues(new Uint32Array(8)).join("-");

/** Send such requests of this browser's tabs one at a time. The first answer sets the cookie of a new browser; with two
 * at once, the browser would count as two people. Plain HTTP has no locks.
 */
async function inTurn<T>(ask: () => Promise<T>): Promise<T> {
  const locks = (globalThis.navigator as Partial<Navigator> | undefined)?.locks;
  return locks ? await locks.request("exlibris-person", ask) : await ask();
}

const TABLE = "/api/tables/{table_id}";
const text = (response: Response): Promise<string> => response.text();

/** The requests that many pages make. Changes to a table are sent again if the answer gets lost, and done once. `known`
 * is the browser's newest snapshot.
 */
export const api = {
  catalog: (deck: string, preset: string) => ask("get", "/api/catalog", { deck, preset }),
  bots: () => ask("get", "/api/bots"),
  /** Ask how many requests are ahead of this browser's. */
  places: () => ask("get", "/api/queue"),
  presets: () => ask("get", "/api/presets"),
  tables: () => ask("get", "/api/tables"),
  create: (table: NewTable) => {
    const request_key = requestKey();
    return inTurn(() => withRetries(() => ask("post", "/api/tables", {}, { ...table, request_key })));
  },
  /** Get the newest snapshot, or with `after` the first after that event number. */
  snapshot: async (
    table_id: string,
    seat: number | null,
    after: number | null = null,
    known: FullSnapshot | null = null,
  ) => withLog(await ask("get", TABLE, { table_id, seat, after, log_mark: logMark(known) }), known),
  claim: (table_id: string, seat: number, name: string) =>
    inTurn(() => ask("post", `${TABLE}/seats/{seat}`, { table_id, seat }, { name })),
  /** Answer a request to sit down. */
  answerRequest: (table_id: string, number: number, answer: "accept" | "decline") =>
    ask("post", `${TABLE}/requests/{number}/{answer}`, { table_id, number, answer }),
  withdrawRequest: (table_id: string, number: number) =>
    ask("delete", `${TABLE}/requests/{number}`, { table_id, number }),
  wish: (table_id: string, seat: number, wish: SeatWish) =>
    ask("post", `${TABLE}/seats/{seat}/{wish}`, { table_id, seat, wish }),
  /** Open the rematch of a game that is over, or join it. */
  rematch: (table_id: string, level: number | null) =>
    withRetries(() => ask("post", `${TABLE}/rematch`, { table_id }, { level })),
  /** Begin the game with computers in all open seats. */
  startGame: (table_id: string) => ask("post", `${TABLE}/start`, { table_id }),
  endGame: (table_id: string) => ask("post", `${TABLE}/end`, { table_id }),
  deleteTable: (table_id: string) => ask("delete", TABLE, { table_id }),
  release: (table_id: string, seat: number) => ask("delete", `${TABLE}/seats/{seat}`, { table_id, seat }),
  act: async (
    table_id: string,
    seat: number,
    action: number,
    number: number,
    known: FullSnapshot | null = null,
  ) => {
    const values = { table_id, log_mark: logMark(known) };
    const body = { seat, action, number };
    return withLog(await withRetries(() => ask("post", `${TABLE}/actions`, values, body)), known);
  },
  undo: async (table_id: string, seat: number, number: number, known: FullSnapshot | null = null) => {
    const values = { table_id, log_mark: logMark(known) };
    return withLog(await withRetries(() => ask("post", `${TABLE}/undo`, values, { seat, number })), known);
  },
  preview: (table_id: string, seat: number, action: number, number: number) =>
    ask("post", `${TABLE}/preview`, { table_id }, { seat, action, number }),
  bestFlips: (table_id: string, seat: number) => ask("get", `${TABLE}/best-flips`, { table_id, seat }),
  score: (sheet: Given, best_flips: boolean) => ask("post", "/api/score", { best_flips }, sheet),
  /** Get the record of a finished game. */
  record: (table_id: string) => respond("get", `${TABLE}/record`, { table_id }).then(text),
  /** Get a table as a file, with which the game can continue elsewhere. */
  tableFile: (table_id: string) => respond("post", `${TABLE}/file`, { table_id }).then(text),
  /** Open the table of a file. */
  takeTable: (file: string) => ask("post", "/api/files", {}, file),
};

export type Api = typeof api;
