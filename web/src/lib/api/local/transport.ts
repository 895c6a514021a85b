// Requests to the worker that serves this page in place of a server, and news of its tables: see `api/transport`.
import type { Socket } from "../transport";
import type { Wanted, Start } from "./serving";
import { showProgress, showFailure } from "./starting";
import { NAME } from "./storage";

const JSON_KIND = "application/json";
/** Where tables are opened. */
const BEGUN = /^\/api\/(tables|files)\b(?!\/)/;

interface Answer {
  status: number;
  /** If it is no JSON, a character for each byte. */
  body: string;
  kind: string;
  wait: number | null;
}

const worker = new Worker(new URL("./serving.ts", import.meta.url), { type: "module" });
worker.onmessage = ({ data }: MessageEvent<Start>) => {
  if ("trouble" in data) void import("./keeping").then(({ tellTrouble }) => tellTrouble(data.trouble));
  else if ("why" in data) showFailure(data.why, data.files);
  else showProgress(data.part);
};
worker.onerror = ({ message }) => showFailure(message);

/** Ask the worker, which answers at a port that goes along. */
function ask(...wanted: Wanted): Promise<Answer> {
  const { port1, port2 } = new MessageChannel();
  worker.postMessage(wanted, [port2]);
  return new Promise((answered) => {
    port1.onmessage = ({ data }: MessageEvent<string>) => (
      port1.close(),
      answered(JSON.parse(data) as Answer)
    );
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

/** Open a connection by which the page of a table hears that it may have changed, from any tab. It never opens for what
 * is to be sent, so that this comes as a request.
 */
export function connect(path: string): Socket {
  const table = decodeURIComponent(new URL(path, location.origin).pathname.split("/").at(-1)!);
  const changes = new BroadcastChannel(NAME);
  const close = (): void => changes.close();
  const socket: Socket = { onopen: null, onmessage: null, onclose: null, send() {}, close };
  const tell = (): void => socket.onmessage?.({ data: '{"number":0}' });
  changes.onmessage = ({ data }) => data === table && tell();
  queueMicrotask(tell);
  return socket;
}
