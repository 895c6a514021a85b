import { texts } from "../i18n";
import { logMark } from "./log";
import { ApiError } from "./refusals";
import { connect, type Socket } from "./transport";
import type { FullSnapshot, Pushed, SocketRequest } from "./types";

export interface LiveHandlers {
  /** Called when the table has changed for this browser, with the server's message, if any. */
  news(message?: Pushed): void;
  connected(up: boolean): void;
}

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 15_000;

/** How long to wait for an answer over the WebSocket; a lost connection may go unnoticed even longer. */
const PATIENCE_MS = 3000;

/** The silence after which the server is pinged. */
const SILENCE_MS = 5000;
const PING = "{}";

/** How often to poll while there is no connection: some networks block WebSockets. */
const LOOK_MS = 4000;

interface AwaitedAnswer {
  answered(news: Pushed): void;
  lost(): void;
}

/** Return the milliseconds to wait before an attempt to reconnect; the first attempt is 0. */
export function backoff(attempt: number): number {
  return Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** attempt);
}

/** A connection that reports news until it is stopped. It reconnects after a loss and reports that as news, since
 * messages may have been missed.
 */
export class LiveChannel {
  #socket: Socket | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setTimeout> | undefined;
  #looking: ReturnType<typeof setInterval> | undefined;
  #attempt = 0;
  #stopped = false;
  #lost = false;
  #isOpen = false;
  #last = 0;
  readonly #asked = new Map<number, AwaitedAnswer>();

  constructor(
    private readonly connect: () => Socket,
    private readonly handlers: LiveHandlers,
  ) {}

  start(): void {
    const socket = this.connect();
    this.#socket = socket;
    socket.onopen = () => this.#opened();
    socket.onmessage = ({ data }) => this.#received(String(data));
    socket.onclose = () => this.#closed();
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
    clearInterval(this.#looking);
    this.#timer = undefined;
    this.#socket?.close();
    this.#forsake();
  }

  /** Send a request, and return its answer. Throws an `ApiError` "offline" if there is no answer. */
  ask(request: Omit<SocketRequest, "id">): Promise<Pushed> {
    const id = ++this.#last;
    return new Promise<Pushed>((answered, failed) => {
      const lost = (): void => {
        this.#asked.delete(id);
        failed(new ApiError(0, "offline", ""));
      };
      if (!this.#isOpen) return lost();
      this.#asked.set(id, { answered, lost });
      setTimeout(() => this.#asked.get(id)?.lost(), PATIENCE_MS);
      this.#socket?.send(JSON.stringify({ id, ...request }));
    });
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

  /** Reconnect, to ask the server for something else; not before `start`, or there would be two connections. */
  restart(): void {
    if (!this.#socket || this.#stopped || this.#timer !== undefined) return;
    this.#leave();
    this.#forsake();
    this.start();
  }

  /** Close the connection and ignore its events. */
  #leave(): void {
    if (!this.#socket) return;
    this.#socket.onopen = this.#socket.onclose = this.#socket.onmessage = null;
    this.#socket.close();
  }

  #received(text: string): void {
    this.#listen();
    let news: Pushed | undefined;
    try {
      news = JSON.parse(text) as Pushed;
    } catch {
      return this.handlers.news(); // it may have been anything
    }
    this.#heard(news);
  }

  /** Trust the connection until it has been silent for too long: a line that is cut elsewhere stays open here. */
  #listen(): void {
    clearTimeout(this.#beat);
    this.#beat = setTimeout(() => this.#ask(), SILENCE_MS);
  }

  #ask(): void {
    // A hidden page can wait.
    if (globalThis.document?.hidden) return this.#listen();
    this.#socket?.send(PING);
    this.#beat = setTimeout(() => {
      this.#leave();
      this.#closed();
    }, PATIENCE_MS);
  }

  #again(): void {
    this.#timer = undefined;
    this.start();
  }

  #heard(news: Pushed): void {
    if (news.answer?.id === "ping") return;
    const asked = this.#asked.get(Number(news.answer?.id));
    if (!asked) return this.handlers.news(news);
    this.#asked.delete(Number(news.answer?.id));
    asked.answered(news);
  }

  /** No pending request will be answered. */
  #forsake(): void {
    this.#isOpen = false;
    clearTimeout(this.#beat);
    for (const asked of [...this.#asked.values()]) asked.lost();
  }

  #opened(): void {
    this.#attempt = 0;
    this.#isOpen = true;
    clearInterval(this.#looking);
    this.#looking = undefined;
    this.#listen();
    this.handlers.connected(true);
    if (this.#lost) this.handlers.news();
    this.#lost = false;
  }

  #closed(): void {
    this.#forsake();
    if (this.#stopped) return;
    this.#lost = true;
    this.handlers.connected(false);
    this.#timer = setTimeout(() => this.#again(), backoff(this.#attempt++));
    this.#looking ??= setInterval(() => this.handlers.news(), LOOK_MS);
  }
}

/** Open a channel to one table. With `known`, it sends the snapshots after that one. */
export function tableSocket(id: string, known: FullSnapshot | null = null): Socket {
  return connect(`/ws/tables/${encodeURIComponent(id)}${known ? listening(known) : ""}`);
}

/** Return the query for the snapshots after this snapshot. */
function listening(known: FullSnapshot): string {
  const query = new URLSearchParams({ after: String(known.number), log_mark: logMark(known) });
  query.set("language", texts.language);
  if (known.you !== null) query.set("seat", String(known.you));
  return `?${query.toString()}`;
}
