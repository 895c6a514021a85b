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
/** How long requests may take: those answered immediately, and those that need computation. */
const QUICK_MS = 10_000;
const LONGEST_MS = 90_000;
/** The delay after which the page shows that a quick answer is still missing. */
const SLOW_MS = 4000;

/** Send a request to a path of the API; `quick` ones are answered immediately. Rejects if nothing answers. */
export async function send(path: string, init: RequestInit, quick = false): Promise<Response> {
  const signal = AbortSignal.timeout(quick ? QUICK_MS : LONGEST_MS);
  const stop = quick ? reach.awaiting(SLOW_MS) : undefined;
  try {
    return await fetch(path, { credentials: "same-origin", signal, ...init });
  } finally {
    stop?.();
  }
}

/** Return whether the server has a different build of the client from the one this page runs. */
export async function isOutdated(): Promise<boolean> {
  const own = document.querySelector("script[type=module][src]")?.getAttribute("src");
  const page = await fetch("/", { cache: "no-store" });
  const text = await page.text();
  // Any other answer, such as the login page of a network, is not from our server.
  return page.ok && own != null && text.includes('id="app"') && !text.includes(own);
}

/** Open the connection that brings a table's updates. */
export function connect(path: string): Socket {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const socket = new WebSocket(`${scheme}://${location.host}${path}`);
  setTimeout(() => socket.readyState === WebSocket.CONNECTING && socket.close(), OPENING_MS);
  return socket as unknown as Socket;
}
