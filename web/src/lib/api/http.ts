import { loadTexts, texts } from "../i18n";
import { FACTS } from "../../offline/strategy";
import { reach } from "./reach.svelte";
import { withRetries } from "./again";
import { logMark, withLog } from "./log";
import { ApiError } from "./refusals";
import { noteDate } from "./serverTime";
import * as transport from "./transport";
import type {
  FormView,
  BestFlips,
  BotInfo,
  Catalog,
  Foretold,
  GameReview,
  ReplaySnapshot,
  Given,
  NewTable,
  PostedPlay,
  PresetInfo,
  QueuePlaces,
  Replay,
  SeatWish,
  FullSnapshot,
  Snapshot,
  TableSummary,
} from "./types";

/** Requests for what the server has at hand: of tables, their changes, and what it offers. */
const QUICK = /^\/api\/(tables(\/[^/]+(\/(actions|undo))?)?|bots|presets|queue)(\?|$)/;

export { ApiError } from "./refusals";

interface ErrorBody {
  code?: string;
  detail?: string;
}

async function refusal(response: Response): Promise<ApiError> {
  const body = (await response.json().catch(() => ({}))) as ErrorBody;
  await loadTexts("refusals").catch(() => {}); // without them the server's own sentence is shown
  const seconds = Number(response.headers.get("Retry-After") ?? 0);
  return new ApiError(response.status, body.code ?? `http-${response.status}`, body.detail ?? "", seconds);
}

/** Add the page's language to the path of a request. */
export function inLanguage(path: string): string {
  return `${path}${path.includes("?") ? "&" : "?"}language=${texts.language}`;
}

/** Send a request and return the answer's body. Throws `ApiError`. */
export async function request<T>(path: string, init: RequestInit = {}): Promise<T> {
  const response = await read(path, init);
  if (response.status === 204) return undefined as T;
  try {
    return (await response.json()) as T;
  } catch {
    // Half of an answer, or the login page of a network.
    throw unanswered();
  }
}

/** Note that the server doesn't answer, and return the error that says so. */
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

export function send<T>(path: string, body: string, method = "POST"): Promise<T> {
  return request<T>(path, asJson(body, method));
}

function asJson(body: string, method = "POST"): RequestInit {
  return { method, headers: { "content-type": "application/json" }, body };
}

export function post<T>(path: string, body: unknown, method = "POST"): Promise<T> {
  return send<T>(path, JSON.stringify(body), method);
}

/** Make the query for some snapshots or, without `first`, for the timeline, as seen by `eyes`. */
function replayQuery(eyes: string | null, first?: number, count?: number): string {
  const query = new URLSearchParams();
  if (eyes !== null) query.set("eyes", eyes);
  if (first !== undefined) query.set("first", String(first));
  if (count !== undefined) query.set("count", String(count));
  return `?${query.toString()}`;
}

/** Make a query of those values that are not null. */
function query(values: Readonly<Record<string, number | string | null>>): string {
  const given = Object.entries(values).flatMap(([key, value]) =>
    value === null ? [] : [`${key}=${encodeURIComponent(value)}`],
  );
  return given.length > 0 ? `?${given.join("&")}` : "";
}

/** Make a key by which the server knows a request that is sent again. */
const requestKey = (): string => crypto.getRandomValues(new Uint32Array(8)).join("-");

const tablePath = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;

/** Change a table, once even if answers get lost, and return its new snapshot. `known` is the newest snapshot that the browser has. */
async function change(
  id: string,
  what: string,
  body: unknown,
  known: FullSnapshot | null,
): Promise<FullSnapshot> {
  const path = `${tablePath(id)}/${what}${query({ log_mark: logMark(known) })}`;
  return withLog(await withRetries(() => post<Snapshot>(path, body)), known);
}

export const catalogPath = (deck: string, preset: string): string =>
  `/api/catalog?deck=${encodeURIComponent(deck)}&preset=${encodeURIComponent(preset)}`;

/** Send such requests of this browser's tabs one after the other. The first answer sets the cookie that names a new
 * browser; two requests at once would make two people of it. Plain HTTP has no locks.
 */
async function inTurn<T>(ask: () => Promise<T>): Promise<T> {
  const locks = (globalThis.navigator as Partial<Navigator> | undefined)?.locks;
  return locks ? await locks.request("exlibris-person", ask) : await ask();
}

export const api = {
  catalog: (deck: string, preset: string): Promise<Catalog> => request(catalogPath(deck, preset)),
  bots: (): Promise<BotInfo[]> => request("/api/bots"),
  /** Ask how many others come before what this browser has asked for. */
  places: (): Promise<QueuePlaces> => request("/api/queue"),
  presets: (): Promise<PresetInfo[]> => request("/api/presets"),
  tables: (): Promise<TableSummary[]> => request("/api/tables"),
  create: (table: NewTable): Promise<{ id: string }> => {
    const request_key = requestKey();
    return inTurn(() => withRetries(() => post("/api/tables", { ...table, request_key })));
  },
  /** Get the newest snapshot, or with `after` the first after that event number. `known` is the browser's snapshot. */
  snapshot: (
    id: string,
    seat: number | null,
    after: number | null = null,
    known: FullSnapshot | null = null,
  ): Promise<FullSnapshot> =>
    request<Snapshot>(tablePath(id) + query({ seat, after, log_mark: logMark(known) })).then((answer) =>
      withLog(answer, known),
    ),
  claim: (id: string, seat: number, name: string): Promise<unknown> =>
    inTurn(() => post(`${tablePath(id)}/seats/${seat}`, { name })),
  /** Answer a request to sit down. */
  answerRequest: (id: string, number: number, answer: "accept" | "decline"): Promise<unknown> =>
    post(`${tablePath(id)}/requests/${number}/${answer}`, null),
  withdrawRequest: (id: string, number: number): Promise<unknown> =>
    request(`${tablePath(id)}/requests/${number}`, { method: "DELETE" }),
  wish: (id: string, seat: number, what: SeatWish): Promise<unknown> =>
    post(`${tablePath(id)}/seats/${seat}/${what}`, null),
  /** Open the rematch of a game that is over, or join it. */
  rematch: (id: string, level: number | null): Promise<{ id: string }> =>
    withRetries(() => post(`${tablePath(id)}/rematch`, { level })),
  /** Begin the game with computers in all open seats. */
  startGame: (id: string): Promise<unknown> => post(`${tablePath(id)}/start`, null),
  endGame: (id: string): Promise<unknown> => post(`${tablePath(id)}/end`, null),
  deleteTable: (id: string): Promise<unknown> => read(tablePath(id), { method: "DELETE" }),
  release: (id: string, seat: number): Promise<unknown> =>
    request(`${tablePath(id)}/seats/${seat}`, { method: "DELETE" }),
  act: (
    id: string,
    seat: number,
    action: number,
    number: number,
    known: FullSnapshot | null = null,
  ): Promise<FullSnapshot> => change(id, "actions", { seat, action, number }, known),
  undo: (
    id: string,
    seat: number,
    number: number,
    known: FullSnapshot | null = null,
  ): Promise<FullSnapshot> => change(id, "undo", { seat, number }, known),
  preview: (id: string, seat: number, action: number, number: number): Promise<Foretold> =>
    post(`${tablePath(id)}/preview`, { seat, action, number }),
  bestFlips: (id: string, seat: number): Promise<BestFlips> =>
    request(`${tablePath(id)}/best-flips?seat=${seat}`),
  score: (sheet: Given, bestFlips: boolean): Promise<FormView> =>
    post(`/api/score${bestFlips ? "?best_flips=true" : ""}`, sheet),
  /** Get the form as a drawing, an SVG document. */
  drawing: (sheet: Given): Promise<string> =>
    read("/api/score/drawing", asJson(JSON.stringify(sheet))).then((answer) => answer.text()),
  /** Get the result of these shelves for a log of plays. */
  sheetPlay: (sheet: Given): Promise<PostedPlay> => post("/api/score/play", sheet),
  /** Get the result of a table's game for a log of plays. */
  play: (id: string): Promise<PostedPlay> => request(`${tablePath(id)}/play`),
  replay: (id: string, eyes: string | null): Promise<Replay> =>
    request(`${tablePath(id)}/replay${replayQuery(eyes)}`),
  replaySnapshots: (id: string, eyes: string, first: number, count: number): Promise<ReplaySnapshot[]> =>
    request(`${tablePath(id)}/replay/snapshots${replayQuery(eyes, first, count)}`),
  recordReplay: (record: string, eyes: string | null): Promise<Replay> =>
    send(`/api/replay${replayQuery(eyes)}`, record),
  recordSnapshots: (record: string, eyes: string, first: number, count: number): Promise<ReplaySnapshot[]> =>
    send(`/api/replay/snapshots${replayQuery(eyes, first, count)}`, record),
  /** Get a review so far; with `after`, the number of reviewed actions, the server continues it. */
  review: (id: string, after: number | null): Promise<GameReview> =>
    request(`${tablePath(id)}/replay/review${query({ after })}`),
  recordReview: (record: string, after: number | null): Promise<GameReview> =>
    send(`/api/replay/review${query({ after })}`, record),
  /** Get the link to a table as a QR code, an SVG document. */
  invitation: (id: string): Promise<string> =>
    read(`${tablePath(id)}/invitation`).then((answer) => answer.text()),
  /** Get the record of a finished game. */
  record: (id: string): Promise<string> => read(`${tablePath(id)}/record`).then((answer) => answer.text()),
  /** Get a table as a file, with which the game can continue elsewhere. */
  tableFile: (id: string): Promise<string> =>
    read(`${tablePath(id)}/file`, { method: "POST" }).then((answer) => answer.text()),
  /** Open the table of a file. */
  takeTable: (file: string): Promise<{ id: string }> => send("/api/files", file),
};

export type Api = typeof api;
