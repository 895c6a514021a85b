import { on } from "svelte/events";
import type { Since } from "../api/types";
import type { TableSession } from "../session/session.svelte";
import { Away } from "./away.svelte";

/** What has happened since the reader's last action, while they need it: at their turn, or when they come back. Not
 * before they have acted at all, nor after they have closed it. Make it while a component is initialized.
 */
export class Summary {
  readonly #away = new Away();
  readonly #last = $derived.by(() => this.session.shown?.log.at(-1)?.n ?? 0);
  readonly lines = $derived.by((): readonly Since[] => {
    const { shown, decision, queue, dismissedSummary } = this.session;
    const wanted = (decision !== null || this.#away.missed(this.#last)) && !queue.catchingUp;
    return shown && wanted && shown.seen > 0 && dismissedSummary !== shown.seen ? shown.since : [];
  });

  constructor(private readonly session: TableSession) {
    $effect(() => this.#away.note(this.#last));
    $effect(() => {
      if (!session.connected) this.#away.leaves();
    });
    $effect(() => {
      if ((session.shown?.seen ?? 0) >= 0) this.#away.isBack(); // `seen` changes when the reader acts
    });
    $effect(() => on(document, "visibilitychange", () => document.hidden && this.#away.leaves()));
  }

  close(): void {
    this.session.dismissedSummary = this.session.shown?.seen ?? null;
  }
}
