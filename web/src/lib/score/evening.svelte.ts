import { ApiError, type Api } from "../api/http";
import type { Evening } from "../api/types";
import { problemText } from "../state/problems";
import type { SheetDraft } from "./draft";
import { evenings, keptEvening, seatOf, tableOf, type EveningApi } from "./evenings";
import { ScoreSheet } from "./score.svelte";

const POLL_MS = 2000;
/** While only the call of the inspector is missing: all phones show the inspection at the same time. */
const SHORT_POLL_MS = 700;
/** Refusals after which the evening only needs to be read again. */
const OUTDATED = new Set(["evening-changed", "evening-seat-taken"]);

const codeOf = (error: unknown): string => (error instanceof ApiError ? error.code : "");

/** An evening on this phone: sends its entries and reads those of the other phones. Only one phone writes a seat, so its
 * unsent entries win over the server's version.
 */
export class EveningSheet {
  readonly sheet: ScoreSheet;
  /** The evening as the server last said; null before that. */
  shown = $state.raw<Evening | null>(null);
  problem = $state<string | null>(null);
  /** Why the server refused what this phone asked for last. */
  refused = $state<string | null>(null);
  /** Whether something was typed that the server could not be sent. */
  unsent = $state(false);
  /** Whether the server has deleted the evening, or never had it. */
  over = $state(false);
  /** The seat that another phone has taken over. */
  lost = $state<number | null>(null);
  /** How often each seat was read from the server, which replaces its draft. */
  read = $state<number[]>([]);
  readonly #kept;
  /** The seats and the table as the server has them, as text. */
  readonly #saved: string[] = [];
  #savedTable = "";
  #running: Promise<void> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stopped = false;

  constructor(
    readonly id: string,
    scoring: Pick<Api, "score">,
    private readonly api: EveningApi = evenings,
  ) {
    this.#kept = keptEvening(id);
    const before = this.#kept.get();
    this.sheet = new ScoreSheet(scoring, {
      get: () => before?.draft ?? null,
      set: (draft) => this.keep(draft as SheetDraft),
    });
    this.sheet.letters = before?.letters ?? "";
    this.sheet.draft.seats.forEach((seat, index) => {
      if (!before?.unsent.includes(index)) this.#saved[index] = JSON.stringify(seatOf(seat));
    });
  }

  /** Whether this browser has a copy of the evening. */
  get isKept(): boolean {
    return this.#kept.get() !== null;
  }

  /** The seats that this phone enters and has not finished. */
  readonly own = $derived(this.#seats(({ yours, state }) => yours && state === "writing"));
  readonly pending = $derived(this.#seats(({ state }) => state !== "done"));
  readonly isComplete = $derived(this.over || (this.shown !== null && this.pending.length === 0));

  #seats(are: (seat: Evening["seats"][number]) => boolean): number[] {
    return (this.shown?.seats ?? []).flatMap((seat, index) => (are(seat) ? [index] : []));
  }

  #textOf = (seat: number): string => JSON.stringify(seatOf(this.sheet.draft.seats[seat]!));

  #isDirty(seat: number): boolean {
    return this.#textOf(seat) !== this.#saved[seat];
  }

  #table = () => tableOf(this.sheet.draft, this.sheet.letters ?? "");

  /** Keep a copy in this browser. */
  keep(draft: SheetDraft = this.sheet.draft): void {
    if (!this.shown && !this.isKept) return;
    const own = this.shown ? this.#seats(({ yours }) => yours) : draft.seats.map((_, seat) => seat);
    const unsent = own.filter((seat) => this.#isDirty(seat));
    this.#kept.set({ draft, letters: this.sheet.letters ?? "", unsent });
  }

  /** Exchange the changes with the server now, and then every few seconds until stopped. */
  sync(): Promise<void> {
    clearTimeout(this.#timer);
    return (this.#running ??= this.#exchange().finally(() => {
      this.#running = null;
      if (this.#stopped || this.over) return;
      const pause = this.isComplete && !this.sheet.draft.called ? SHORT_POLL_MS : POLL_MS;
      this.#timer = setTimeout(() => void this.sync(), pause);
    }));
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
    this.sheet.stop();
  }

  async #exchange(): Promise<void> {
    try {
      await this.#send();
      const news = await this.api.read(this.id, this.shown?.version ?? 0);
      if (news) this.#take(news);
      this.problem = null;
      this.unsent = false;
    } catch (error) {
      this.unsent = this.own.some((seat) => this.#isDirty(seat));
      this.over = codeOf(error) === "evening-not-found";
      this.problem = this.over && this.isKept ? null : problemText(error);
    }
    this.keep();
  }

  async #send(): Promise<void> {
    if (!this.shown) return;
    try {
      for (const seat of this.own) if (this.#isDirty(seat)) await this.#write(seat, false);
      await this.#writeTable(this.shown.table_version);
    } catch (error) {
      if (!OUTDATED.has(codeOf(error))) throw error;
    }
  }

  async #write(seat: number, done: boolean): Promise<void> {
    const draft = seatOf(this.sheet.draft.seats[seat]!);
    const text = JSON.stringify(draft);
    const evening = await this.api.write(this.id, seat, this.shown!.seats[seat]!.version, draft, done);
    this.#saved[seat] = text;
    this.#take(evening);
  }

  async #writeTable(version: number): Promise<void> {
    const text = JSON.stringify(this.#table());
    if (text === this.#savedTable) return;
    const evening = await this.api.writeTable(this.id, version, this.#table());
    this.#savedTable = text;
    this.#take(evening);
  }

  #take(evening: Evening): void {
    const { draft } = this.sheet;
    evening.seats.forEach((seat, index) => {
      const theirs = JSON.stringify(seatOf(seat.draft));
      const wasMine = this.shown?.seats[index]?.yours ?? this.#kept.get()?.unsent.includes(index);
      if (wasMine && !seat.yours) this.lost = index;
      const isSame = draft.seats[index] && theirs === this.#textOf(index);
      if (!isSame && wasMine && seat.yours && this.#isDirty(index)) return;
      this.#saved[index] = theirs;
      if (isSame) return;
      draft.seats[index] = seatOf(seat.draft);
      this.read[index] = (this.read[index] ?? 0) + 1;
    });
    draft.seats.length = evening.seats.length;
    const table = JSON.stringify(tableOf({ ...draft, ...evening.table }, evening.table.letters ?? ""));
    if (table !== this.#savedTable) this.#takeTable(evening);
    this.#savedTable = table;
    // A page that is opened later begins with the result.
    if (this.shown && evening.called && !draft.called) this.sheet.call();
    draft.called = evening.called;
    this.shown = evening;
  }

  #takeTable({ table }: Evening): void {
    const { letters = "", ...rest } = table;
    Object.assign(this.sheet.draft, rest, { ownDeck: this.sheet.kept?.letters.join("") === letters });
    this.sheet.letters = letters;
  }

  /** Enter a shelf on this phone: of that seat, with `over` even if another phone enters it, or else of a free one. */
  take(wanted: { seat?: number; name?: string; over?: boolean }): Promise<void> {
    this.lost = null;
    return this.#act(async () => this.#take(await this.api.take(this.id, wanted)));
  }

  /** Say that the shelf of a seat is complete. */
  finish(seat: number): Promise<void> {
    return this.#act(() => this.#write(seat, true));
  }

  /** Call the inspector, on all phones. */
  async call(): Promise<void> {
    if (this.over) this.sheet.call();
    else await this.#act(async () => this.#take(await this.api.call(this.id)));
  }

  async #act(work: () => Promise<void>): Promise<void> {
    this.refused = null;
    await this.sync();
    clearTimeout(this.#timer);
    try {
      await work();
    } catch (error) {
      this.refused = problemText(error);
    }
    await this.sync();
  }
}
