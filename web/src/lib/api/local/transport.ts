// Requests and connections to the worker that serves this page in place of a server: see `api/transport`.
import type { Socket } from "../transport";
import { inTheWay } from "./files";
import type { Start, Wanted } from "./messages";
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
worker.onmessage = ({ data }: MessageEvent<Start>) =>
  "why" in data ? showFailure(data.why) : showProgress(data.part);
worker.onerror = ({ message }) => showFailure(message);

/** Tell the worker what is wanted, and return the port at which it answers. */
function tell(wanted: Wanted): MessagePort {
  const { port1, port2 } = new MessageChannel();
  worker.postMessage(wanted, [port2]);
  return port1;
}

function ask(method: string, url: string, body: string): Promise<Answer> {
  const port = tell({ kind: "ask", method, url, body });
  return new Promise((answered) => {
    port.onmessage = ({ data }: MessageEvent<string>) => (port.close(), answered(JSON.parse(data) as Answer));
  });
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
  readonly #port: MessagePort;

  constructor(path: string) {
    const { pathname, searchParams } = new URL(path, location.origin);
    const table = decodeURIComponent(pathname.split("/").at(-1) ?? "");
    this.#port = tell({ kind: "listen", table, query: searchParams.toString() });
    this.#port.onmessage = ({ data }: MessageEvent<string>) => this.#hear(data);
  }

  #hear(text: string): void {
    if (text === "open") this.onopen?.();
    else if (text) this.onmessage?.({ data: text });
    else this.onclose?.();
  }

  send(text: string): void {
    const { id } = JSON.parse(text) as { id: number };
    const answer = { id, status: 503, code: "by-request" };
    queueMicrotask(() => this.#hear(JSON.stringify({ number: 0, answer })));
  }

  close(): void {
    this.#port.postMessage("");
    this.#port.close();
  }
}

export const connect = (path: string): Socket => new WorkerSocket(path);

inTheWay(ask);
