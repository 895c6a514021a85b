/** What `LiveChannel` needs of a WebSocket; the tests give it a fake one. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
  close(): void;
}

export interface LiveHandlers {
  /** Something new is there for this browser. */
  news(): void;
  connected(up: boolean): void;
}

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 15_000;

/** How long to wait before the given attempt (0 = the first repeat), in milliseconds. */
export function backoff(attempt: number): number {
  return Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** attempt);
}

/** Listens until stopped; a lost connection is taken up again, and counts as news once it is back. */
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

  /** The network is back: the next attempt is made now, if one is being waited for. */
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

/** A channel to one table on the server this page came from. */
export function tableSocket(id: string): Socket {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return new WebSocket(
    `${scheme}://${location.host}/ws/tables/${encodeURIComponent(id)}`,
  ) as unknown as Socket;
}
