import { texts } from "../i18n";
import { logMark } from "./log";
import type { ChatLine } from "../chat/api";
import type { Presence, Snapshot, SnapshotAnswer } from "./types";

/** The part of a WebSocket that `LiveChannel` uses; tests pass a fake one. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
  close(): void;
}

/** What the server sends: the number of what is new and, to those who named the snapshot they have, the next one. */
export interface News {
  number: number;
  snapshot?: SnapshotAnswer;
  /** Who is at the table, when that has changed. */
  presence?: Presence[];
  /** New lines of the chat. */
  chat?: ChatLine[];
}

export interface LiveHandlers {
  /** Called when the table has changed for this browser, with what the server said, if it did. */
  news(message?: News): void;
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
    socket.onmessage = ({ data }) => this.handlers.news(JSON.parse(String(data)) as News);
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

  /** Connect anew, because the server is to send something else. */
  restart(): void {
    if (this.#stopped || this.#timer !== undefined) return;
    if (this.#socket) this.#socket.onclose = this.#socket.onmessage = null;
    this.#socket?.close();
    this.start();
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

/** Open a channel to one table on the server that this page came from. With `known`, snapshots come after that one. */
export function tableSocket(id: string, known: Snapshot | null = null): Socket {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const path = `/ws/tables/${encodeURIComponent(id)}`;
  return new WebSocket(
    `${scheme}://${location.host}${path}${known ? listening(known) : ""}`,
  ) as unknown as Socket;
}

/** Return the query of somebody who has this snapshot and wants those after it. */
function listening(known: Snapshot): string {
  const query = new URLSearchParams({ after: String(known.number), log_mark: logMark(known) });
  query.set("language", texts.language);
  if (known.you !== null) query.set("seat", String(known.you));
  return `?${query.toString()}`;
}
