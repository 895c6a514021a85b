// Requests to the worker that serves this page in place of a server, and news of its tables: see `api/transport`.
import type { Socket } from "../transport";
import { ALIVE } from "./helper";
import type { Start, Wanted } from "./serving";
import { showProgress, showFailure } from "./starting";
import { NAME } from "./storage";

const JSON_KIND = "application/json";
/** Where tables are opened. */
const BEGUN = /^\/api\/(tables|files)\b(?!\/)/;

interface Answer {
  status: number;
  /** If it is not JSON, one character per byte. */
  body: string;
  kind: string;
  wait: number | null;
}

/** Messages to the page of a table. */
const CHANGED = '{"number":0}';
const PONG = '{"number":0,"answer":{"id":"ping","status":200}}';

const LOOK_MS = 10_000;
/** The number of unanswered pings after which the worker counts as dead. */
const MOST_UNHEARD = 6;
const REFUSED: Answer = {
  status: 503,
  body: JSON.stringify({ code: "worker-died", detail: "The worker that served this has died." }),
  kind: JSON_KIND,
  wait: null,
};

/** The requests that wait for an answer. */
const waiting = new Set<(answer: Answer) => void>();
let hasStarted = false;
let unheard = 0;
let worker = started();

function started(): Worker {
  const made = new Worker(new URL("./serving.ts", import.meta.url), { type: "module" });
  hasStarted = false;
  made.onmessage = ({ data }: MessageEvent<Start | typeof ALIVE>) => {
    unheard = 0;
    if (data === ALIVE) return;
    if ("trouble" in data)
      return void import("./keeping").then(({ tellTrouble }) => tellTrouble(data.trouble));
    if ("why" in data) return showFailure(data.why, data.files);
    hasStarted = data.part === 1;
    showProgress(data.part, data.missing);
  };
  made.onerror = ({ message }) => (hasStarted ? replace() : showFailure(message));
  return made;
}

/** Start a new worker, and reject the requests that wait for the old one. */
function replace(): void {
  worker.terminate();
  unheard = 0;
  worker = started();
  for (const answer of waiting) answer(REFUSED);
}

setInterval(() => {
  if (!hasStarted || waiting.size === 0) unheard = 0;
  else if (++unheard > MOST_UNHEARD) replace();
  else worker.postMessage(ALIVE);
}, LOOK_MS);

/** Ask the worker, which answers on the enclosed port. */
function ask(...wanted: Wanted): Promise<Answer> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((answered) => {
    const done = (answer: Answer): void => {
      waiting.delete(done);
      port1.close();
      answered(answer);
    };
    waiting.add(done);
    port1.onmessage = ({ data }: MessageEvent<string>) => done(JSON.parse(data) as Answer);
    worker.postMessage(wanted, [port2]);
  });
}

export async function send(path: string, { method = "GET", body }: RequestInit): Promise<Response> {
  const { status, body: text, kind, wait } = await ask(method, path, body ? String(body) : "");
  if (method === "POST" && status < 300 && BEGUN.test(path))
    void import("./keeping").then(({ askToKeep }) => askToKeep());
  const headers = {
    "content-type": kind,
    ...(wait === null ? {} : { "Retry-After": String(wait) }),
  };
  const content = kind === JSON_KIND ? text : Uint8Array.from(text, (sign) => sign.charCodeAt(0));
  return new Response(content, { status, headers });
}

/** Open a connection that tells a table's page about possible changes, from any tab. It never takes requests, so the
 * page sends them with `send`; but it answers pings.
 */
export function connect(path: string): Socket {
  const table = decodeURIComponent(new URL(path, location.origin).pathname.split("/").at(-1)!);
  const changes = new BroadcastChannel(NAME);
  const close = (): void => changes.close();
  const tell = (data: string): void => queueMicrotask(() => socket.onmessage?.({ data }));
  const send = (): void => tell(PONG);
  const socket: Socket = { onopen: null, onmessage: null, onclose: null, send, close };
  changes.onmessage = ({ data }) => data === table && tell(CHANGED);
  tell(CHANGED);
  return socket;
}
