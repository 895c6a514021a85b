// The only place that touches a network: requests to the server that this page came from, and its WebSockets.

/** The part of a WebSocket that `LiveChannel` uses; tests pass a fake one. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
}

/** Send a request to a path of the API. Rejects if nothing answers. */
export function send(path: string, init: RequestInit): Promise<Response> {
  return fetch(path, { credentials: "same-origin", ...init });
}

/** Open a connection by which news of a table comes. */
export function connect(path: string): Socket {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return new WebSocket(`${scheme}://${location.host}${path}`) as unknown as Socket;
}
