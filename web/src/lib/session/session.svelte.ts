import { ApiError, type Api } from "../api/http";
import { withLog } from "../api/log";
import type { ActionOption, Decision, FullSnapshot, PublicForm, Pushed, RunningScore } from "../api/types";
import type { SeatInfo, SeatView, Sources } from "../api/types";
import { t } from "../i18n";
import { Choices } from "../model/choices";
import { problemText } from "../state/problems";
import { settings } from "../state/settings.svelte";
import { Around } from "./around.svelte";
import { Curtain } from "./curtain.svelte";
import { previewOf } from "./foreseeing";
import { Held } from "./held.svelte";
import { SnapshotQueue } from "./queue.svelte";
import { Refusals } from "./refusals.svelte";
import { whyUseless } from "./sure";

/** How long to wait after the server has answered 429. */
const RETRY_MS = 1000;

/** The differences of a table without other people, such as a lesson's. */
export interface Purpose {
  /** Whether the server keeps the table, with people at it and a past to look back on. */
  kept?: boolean;
  /** Whether there is a log of what has happened. */
  logged?: boolean;
  /** Called with the reader's choice instead of sending it; `send` does that. */
  choose?: (option: ActionOption, send: () => Promise<void>) => Promise<void>;
}

/** A table as this browser sees it: the server's data, and the reader's actions. */
export class TableSession {
  problem = $state<string | null>(null);
  missing = $state(false);
  /** The server's code for a table that can't continue there. */
  unreadable = $state<string | null>(null);
  connected = $state(true);
  /** Whether snapshots are polled, without a connection. */
  asking = $state(false);
  busy = $state(false);
  /** Cards highlighted because their log line is hovered. */
  highlighted = $state.raw<ReadonlySet<number>>(new Set());
  /** Cards chosen so far for a question that takes several. */
  chosen = $state.raw<ReadonlySet<number>>(new Set());
  /** An action that waits for confirmation: a beginner's that gains nothing, or one that can't be taken back, if the
   * reader's settings ask for that. */
  confirming = $state.raw<ActionOption | null>(null);
  /** How many actions the last gesture took, and the newest snapshot's number after it. */
  gesture = { number: -1, count: 0 };
  /** The action that the coach advises or shows, or the best flips. */
  advised = $state.raw<readonly number[]>([]);
  /** The log's last line when the seat that looks last acted. */
  seenLine = $state(0);
  /** The value of `seenLine` for which the reader has closed the summary of what happened since. */
  dismissedSummary = $state<number | null>(null);
  readonly queue = new SnapshotQueue(
    () => this.pauseMs(),
    (next) => this.#replaced(next),
  );
  readonly around = new Around();
  readonly curtain = new Curtain(() => this.shown);
  /** What the reader has picked up and not put down yet. */
  readonly held = new Held();
  readonly refusals = new Refusals(() => ({
    decision: this.decision,
    view: this.shown?.view ?? null,
    waiting: (this.shown?.waiting_for ?? []).map((seat) => this.seatName(seat)),
    nameOf: (seat: number) => this.seatName(seat),
    catchingUp: this.queue.catchingUp,
    over: this.isFinished || this.shown?.you === null,
  }));
  readonly kept: boolean;
  readonly logged: boolean;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #fetching = false;
  #again = false;
  /** Whether the problem shown is that the server can't be reached. */
  #unreached = false;
  #warned = false;

  constructor(
    readonly id: string,
    readonly api: Api,
    private readonly pauseMs: () => number,
    private readonly purpose: Purpose = {},
  ) {
    this.kept = purpose.kept ?? true;
    this.logged = purpose.logged ?? true;
  }

  readonly yours = $derived((this.shown?.table.seats ?? []).filter((seat) => seat.yours));
  readonly decision = $derived(this.queue.catchingUp ? null : (this.shown?.decision ?? null));
  /** What can be taken back, by the newest snapshot. */
  readonly undo = $derived(this.queue.newest?.undo ?? null);
  readonly choices = $derived(new Choices(this.decision));
  /** The seat drawn large: the reader's own, or the first seat for a spectator. */
  readonly you = $derived(this.shown?.you ?? 0);

  /** The snapshot on the screen. */
  get shown(): FullSnapshot | null {
    return this.queue.shown;
  }

  /** The attribute of the card or space for these options: true if the coach advises one of them. */
  advises(...options: (ActionOption | undefined)[]): true | undefined {
    return options.some((each) => each && this.advised.includes(each.action)) || undefined;
  }

  get isBeginners(): boolean {
    return this.shown?.table.options.variants?.some((variant) => variant.startsWith("beginner")) ?? false;
  }

  /** Whether nothing can happen in the game anymore. */
  get isFinished(): boolean {
    const status = this.shown?.table.status;
    return status === "over" || status === "ended";
  }

  seatInfo(seat: number): SeatInfo | undefined {
    return this.shown?.table.seats.find((info) => info.seat === seat);
  }

  seatName(seat: number): string {
    return this.seatInfo(seat)?.name || t("seat-number", { number: seat + 1 });
  }

  get own(): SeatView | undefined {
    return this.shown?.view?.seats.find(({ seat }) => seat === this.you);
  }

  /** The other seats in turn order, starting after the reader's. */
  get others(): SeatView[] {
    const seats = this.shown?.view?.seats ?? [];
    const after = (seat: number): number => (seat - this.you + seats.length) % seats.length;
    return seats.filter(({ seat }) => seat !== this.you).sort((a, b) => after(a.seat) - after(b.seat));
  }

  /** All seats in the order of the form: the others, then the reader's. */
  get seated(): SeatView[] {
    return this.own ? [...this.others, this.own] : this.others;
  }

  /** Return the form of a seat; the reader's has what only the reader knows. */
  formOf({ seat, form }: SeatView): PublicForm | RunningScore {
    return (seat === this.own?.seat && this.shown?.running) || form;
  }

  /** Whether it is the deal of a day, which is played without hints and advice. */
  get isOfDay(): boolean {
    return this.shown?.table.hints === false && this.shown.table.deal !== undefined;
  }

  /** Return which cards a seat's points come from, if that is known. */
  sources(seat: number | undefined): Sources | undefined {
    return seat === undefined ? undefined : this.shown?.sources?.[seat];
  }

  /** Fetch the newest snapshot. A call during a fetch makes it fetch once more at the end. */
  async refresh(): Promise<void> {
    this.#again = true;
    if (this.#fetching) return;
    this.#fetching = true;
    try {
      while (this.#again) {
        this.#again = false;
        const picture = await this.api.snapshot(
          this.id,
          this.curtain.deviceSeat,
          this.#last(),
          this.queue.newest,
        );
        if (this.#unreached) this.problem = null;
        this.#unreached = false;
        this.asking = !this.connected;
        this.#arrive(picture);
        if (picture.number < picture.newest) this.#again = true;
      }
    } catch (error) {
      if (error instanceof ApiError && error.status === 429) this.#lookLater();
      else this.#fail(error);
    } finally {
      this.#fetching = false;
    }
  }

  /** The snapshot after which the server may send more; null if it can't know which seat will be looking. */
  get heard(): FullSnapshot | null {
    return this.yours.length > 1 ? null : this.queue.newest;
  }

  /** Take what the server has sent, or ask for it if that is not the whole snapshot, or one for other eyes. */
  hear(news?: Pushed): void {
    const snapshot = news?.snapshot;
    if (news && this.around.hear(news) && !snapshot) return;
    const newest = this.queue.newest;
    if (!newest || this.heard === null || snapshot?.log.reader !== newest.logReader)
      return void this.refresh();
    if (snapshot.number > newest.number) this.#arrive(withLog(snapshot, newest));
  }

  /** Return the event number after which to fetch, or null for the newest snapshot if those in between won't be shown.
   */
  #last(): number | null {
    const sameEyes = this.curtain.deviceSeat === null || this.shown?.you === this.curtain.deviceSeat;
    return this.pauseMs() > 0 && sameEyes ? (this.queue.newest?.number ?? null) : null;
  }

  /** Try again later without a message: a 429 needs nothing from the reader. */
  #lookLater(): void {
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => void this.refresh(), RETRY_MS);
  }

  /** Choose an option; `sure` if the reader has confirmed it. */
  act(option: ActionOption, sure = false): Promise<void> {
    const send = (): Promise<void> => this.#act(option, sure);
    return this.purpose.choose?.(option, send) ?? send();
  }

  async #act(option: ActionOption, sure: boolean): Promise<void> {
    const decision = this.decision;
    if (!decision || !this.shown || this.busy) return;
    this.refusals.shown = null;
    const asks = !sure && (this.#warns(option) || (settings.careful && (await this.#isFinal(option))));
    // Meanwhile another click may have been sent, or the table may have changed.
    if (this.busy || this.decision !== decision) return;
    if (asks) {
      this.confirming = option;
      return;
    }
    const { number } = this.shown;
    await this.#change(
      () => this.api.act(this.id, decision.seat, option.action, number, this.queue.newest),
      (after) => this.#note(option, decision, after.decision),
    );
  }

  /** Undo the last action of the seat that looks, or its last gesture. From behind the curtain, the device belongs to no
   * seat afterwards.
   */
  async undoLast(behindCurtain = false): Promise<void> {
    const { number, count } = this.gesture;
    let left = this.queue.newest?.number === number ? count : 1;
    do await this.#undo(behindCurtain);
    while (--left > 0 && !this.problem);
  }

  async #undo(behindCurtain: boolean): Promise<void> {
    const newest = this.queue.newest;
    if (!newest || newest.you === null || !newest.undo?.count || this.busy) return;
    const { you, number } = newest;
    await this.#change(
      () => this.api.undo(this.id, you, number, newest),
      () => {
        this.chosen = new Set();
        if (behindCurtain) this.curtain.deviceSeat = null;
      },
    );
  }

  /** Send a change to the server; `accept` it before it is shown. If it fails, say so and reload the table. */
  async #change(send: () => Promise<FullSnapshot>, accept: (after: FullSnapshot) => void): Promise<void> {
    this.busy = true;
    this.problem = this.refusals.shown = this.confirming = null;
    try {
      const after = await send();
      this.held.drop();
      this.queue.begin();
      accept(after);
      // What the others did next may have been pushed before this answer came.
      if (after.number >= (this.queue.newest?.number ?? 0)) this.around.read(after);
      if (after.number >= (this.shown?.number ?? 0)) this.queue.skipTo(after);
    } catch (error) {
      this.#fail(error);
      await this.refresh();
    } finally {
      this.busy = false;
    }
  }

  /** Whether to ask a beginner about an action that gains nothing, which is done once. */
  #warns(option: ActionOption): boolean {
    if (!this.kept || this.#warned || !this.isBeginners || !whyUseless(option)) return false;
    return (this.#warned = true);
  }

  /** Whether an action reveals something or passes the turn, so that it can't be taken back. */
  async #isFinal(option: ActionOption): Promise<boolean> {
    const preview = await previewOf(this, option);
    return preview?.decision?.seat !== this.decision?.seat;
  }

  /** Keep cards that are chosen one at a time marked until another question is asked. */
  #note(option: ActionOption, before: Decision, after: Decision | null): void {
    const goesOn = after?.kind === before.kind && after.tile === before.tile && after.seat === before.seat;
    const picked = option.kind === "card" ? [option.card] : [];
    this.chosen = new Set(goesOn ? [...this.chosen, ...picked] : []);
  }

  /** Change seats or the fate of the table, and reload it. */
  async ask(send: (api: Api, id: string) => Promise<unknown>): Promise<void> {
    try {
      await send(this.api, this.id);
      this.problem = null;
    } catch (error) {
      this.#fail(error);
    }
    await this.refresh();
  }

  /** Hand the device to this seat's player. */
  async takeDevice(seat: number): Promise<void> {
    this.curtain.take(seat);
    this.held.drop();
    this.queue.clear();
    await this.refresh();
  }

  /** Draw the curtain for the next player. */
  passOn(): void {
    this.queue.catchUp();
    this.curtain.passedOn = true;
  }

  stop(): void {
    clearTimeout(this.#retry);
    this.queue.stop();
    this.refusals.stop();
  }

  #fail(error: unknown): void {
    this.#unreached = error instanceof ApiError && error.code === "offline";
    if (this.#unreached) this.asking = false;
    // A line about the connection is on the screen then, and the table is asked for again.
    if (this.#unreached && !this.connected && this.shown && !this.busy) return;
    const status = error instanceof ApiError && !this.shown ? error.status : null;
    const gone = error instanceof ApiError && error.code === "table-not-found";
    if (gone || status === 404) this.missing = true;
    else if (status === 410) this.unreadable = (error as ApiError).message;
    else this.problem = problemText(error);
  }

  #arrive(snapshot: FullSnapshot): void {
    if (snapshot.number < (this.queue.newest?.number ?? 0)) return;
    this.around.read(snapshot);
    this.queue.arrive(snapshot);
  }

  /** Drop messages about the snapshot on the screen, which another one replaces. */
  #replaced(next: FullSnapshot): void {
    if (next.number !== this.shown?.number) this.refusals.shown = this.confirming = this.held.question = null;
    this.seenLine = next.seen;
  }
}
