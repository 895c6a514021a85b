// The only place that touches a network: requests to the server that this page came from, and its WebSockets.
import { reach } from "./reach.svelte";

/** The part of a WebSocket that `LiveChannel` uses; tests pass a fake one. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
}

/** How long a connection may take to open. */
const OPENING_MS = 6000;
/** How long requests may take: those that the server answers at once, and those that it thinks about. */
const QUICK_MS = 10_000;
const LONGEST_MS = 90_000;
/** After how long people hear that an answer is awaited which should have come at once. */
const SLOW_MS = 4000;

/** Send a request to a path of the API, one that is answered at once if it is `quick`. Rejects if nothing answers. */
export async function send(path: string, init: RequestInit, quick = false): Promise<Response> {
  const signal = AbortSignal.timeout(quick ? QUICK_MS : LONGEST_MS);
  const stop = quick ? reach.awaiting(SLOW_MS) : undefined;
  try {
    return await fetch(path, { credentials: "same-origin", signal, ...init });
  } finally {
    stop?.();
  }
}

/** Return whether the server has another build of the client than this page runs. */
export async function isOutdated(): Promise<boolean> {
  const own = document.querySelector("script[type=module][src]")?.getAttribute("src");
  const page = await fetch("/", { cache: "no-store" });
  const text = await page.text();
  // Any other answer, such as the login page of a network, is not from our server.
  return page.ok && own != null && text.includes('id="app"') && !text.includes(own);
}

/** Open a connection by which news of a table comes. */
export function connect(path: string): Socket {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const socket = new WebSocket(`${scheme}://${location.host}${path}`);
  setTimeout(() => socket.readyState === WebSocket.CONNECTING && socket.close(), OPENING_MS);
  return socket as unknown as Socket;
}
