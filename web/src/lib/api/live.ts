/** The part of a WebSocket that `LiveChannel` uses; tests pass a fake one. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
  close(): void;
}

export interface LiveHandlers {
  /** Called when the table has changed for this browser. */
  news(): void;
  connected(up: boolean): void;
}

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 15_000;

/** Return how long to wait before an attempt to reconnect, in milliseconds; the first attempt is 0. */
export function backoff(attempt: number): number {
  return Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** attempt);
}

/** A connection that reports news until it is stopped. It reconnects after a loss and reports that as news, since
 * messages may have been missed.
 */
export class LiveChannel {
  #socket: Socket | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #attempt = 0;
  #stopped = false;
  #lost = false;

  constructor(
    private readonly connect: () => Socket,
    private readonly handlers: LiveHandlers,
  ) {}

  start(): void {
    const socket = this.connect();
    this.#socket = socket;
    socket.onopen = () => this.#opened();
    socket.onmessage = () => this.handlers.news();
    socket.onclose = () => this.#closed();
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#socket?.close();
  }

  get isLost(): boolean {
    return this.#lost;
  }

  /** Reconnect now instead of after the wait, because the network is back. */
  hurry(): void {
    if (this.#timer === undefined) return;
    clearTimeout(this.#timer);
    this.#again();
  }

  #again(): void {
    this.#timer = undefined;
    this.start();
  }

  #opened(): void {
    this.#attempt = 0;
    this.handlers.connected(true);
    if (this.#lost) this.handlers.news();
    this.#lost = false;
  }

  #closed(): void {
    if (this.#stopped) return;
    this.#lost = true;
    this.handlers.connected(false);
    this.#timer = setTimeout(() => this.#again(), backoff(this.#attempt++));
  }
}

/** Open a channel to one table on the server that this page came from. */
export function tableSocket(id: string): Socket {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return new WebSocket(
    `${scheme}://${location.host}/ws/tables/${encodeURIComponent(id)}`,
  ) as unknown as Socket;
}
