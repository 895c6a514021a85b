// Requests and connections to the worker that serves this page in place of a server: see `api/transport`.
import type { Socket } from "../transport";
import { inTheWay } from "./files";
import type { Answered, Wanted } from "./messages";
import { showProgress, showFailure } from "./starting";

const JSON_KIND = "application/json";

interface Answer {
  status: number;
  /** If it is no JSON, a character for each byte. */
  body: string;
  kind: string;
  wait: number | null;
}

const worker = new Worker(new URL("./serving.ts", import.meta.url), { type: "module" });
const awaited = new Map<number, (text: string) => void>();
const sockets = new Map<number, WorkerSocket>();
let last = 0;

const tell = (message: Wanted): void => worker.postMessage(message);

worker.onmessage = ({ data }: MessageEvent<Answered>) => {
  switch (data.kind) {
    case "answer":
      awaited.get(data.id)?.(data.text);
      awaited.delete(data.id);
      break;
    case "open":
      sockets.get(data.id)?.onopen?.();
      break;
    case "news":
      sockets.get(data.id)?.hear(data.text);
      break;
    case "progress":
      showProgress(data.part);
      break;
    case "failed":
      showFailure(data.why);
  }
};
worker.onerror = ({ message }) => showFailure(message);

async function ask(method: string, url: string, body: string): Promise<Answer> {
  const id = ++last;
  const text = new Promise<string>((answered) => awaited.set(id, answered));
  tell({ kind: "ask", id, method, url, body });
  return JSON.parse(await text) as Answer;
}

export async function send(path: string, init: RequestInit): Promise<Response> {
  const { status, body, kind, wait } = await ask(
    init.method ?? "GET",
    path,
    init.body ? String(init.body) : "",
  );
  const headers = {
    "content-type": kind,
    ...(wait === null ? {} : { "Retry-After": String(wait) }),
  };
  const content = kind === JSON_KIND ? body : Uint8Array.from(body, (sign) => sign.charCodeAt(0));
  return new Response(content, { status, headers });
}

/** A connection to the worker. What is sent by it is refused, so that it comes as a request. */
class WorkerSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  readonly #id = ++last;

  constructor(path: string) {
    const { pathname, searchParams } = new URL(path, location.origin);
    sockets.set(this.#id, this);
    const table = decodeURIComponent(pathname.split("/").at(-1) ?? "");
    tell({ kind: "listen", id: this.#id, table, query: searchParams.toString() });
  }

  /** Take a message of the worker; an empty one says that the table is gone. */
  hear(text: string): void {
    if (text) this.onmessage?.({ data: text });
    else this.onclose?.();
  }

  send(text: string): void {
    const { id } = JSON.parse(text) as { id: number };
    const answer = { id, status: 503, code: "by-request" };
    queueMicrotask(() => this.hear(JSON.stringify({ number: 0, answer })));
  }

  close(): void {
    sockets.delete(this.#id);
    tell({ kind: "hush", id: this.#id });
  }
}

export const connect = (path: string): Socket => new WorkerSocket(path);

inTheWay(ask);
