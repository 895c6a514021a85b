// The chat of one table: its lines, the muted authors, and the unread lines.
import type { ChatLine } from "../api/types";
import { problemText } from "../state/problems";
import type { TableSession } from "../session/session.svelte";
import { chatApi } from "./api";
import { joined, shown, unread } from "./lines";
import { keepMuted, mutedAuthors } from "./muted";

export class Chat {
  #lines = $state.raw<readonly ChatLine[]>([]);
  muted = $state.raw(mutedAuthors());
  problem = $state<string | null>(null);
  open = $state(false);
  /** The number of the last line that was on the screen. */
  #read = $state(0);
  /** The number of the last line before the page was opened; lines up to it are not announced. */
  #before = $state<number | null>(null);

  constructor(private readonly session: TableSession) {}

  readonly lines = $derived.by(() => shown(this.#lines, this.muted));
  readonly unread = $derived.by(() => (this.open ? 0 : unread(this.lines, this.#read)));
  /** The newest line that arrived while the page was open. */
  readonly newest = $derived.by(() => {
    const last = this.lines.at(-1);
    return last && this.#before !== null && last.number > this.#before && !last.yours ? last : null;
  });

  get #last(): number {
    return this.#lines.at(-1)?.number ?? 0;
  }

  /** Add new lines; if earlier ones are missing, fetch those too. */
  hear(came: readonly ChatLine[]): void {
    const first = came[0]?.number ?? 0;
    if (this.#before !== null && first > this.#last + 1) void this.catchUp();
    else this.#take(came);
  }

  #take(came: readonly ChatLine[]): void {
    if (came.length > 0) this.#lines = joined(this.#lines, came);
    if (this.open) this.#read = this.#last;
  }

  /** Get new lines after the page was opened or the connection was lost. */
  async catchUp(): Promise<void> {
    try {
      this.#take(await chatApi.lines(this.session.id, this.#last));
      this.#before ??= this.#read = this.#last;
    } catch {
      // The page already shows that the server can't be reached; the next connection tries again.
    }
  }

  toggle(): void {
    this.open = !this.open;
    this.#read = this.#last;
  }

  /** Send a line or another request; return whether that worked. */
  async ask(wish: () => Promise<unknown>): Promise<boolean> {
    try {
      await wish();
      this.problem = null;
      return true;
    } catch (error) {
      this.problem = problemText(error);
      return false;
    }
  }

  mute(author: string): void {
    this.muted = new Set([...this.muted, author]);
    keepMuted(this.muted);
  }

  unmuteAll(): void {
    const here = new Set(this.#lines.map(({ author }) => author));
    this.muted = new Set([...this.muted].filter((author) => !here.has(author)));
    keepMuted(this.muted);
  }

  /** Whether anyone at this table is muted. */
  readonly anyMuted = $derived.by(() => this.#lines.some(({ author }) => this.muted.has(author)));
}
