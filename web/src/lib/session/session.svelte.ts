import { ApiError, type Api } from "../api/http";
import { withLog } from "../api/log";
import type {
  ChatLine,
  Decision,
  ActionOption,
  SeatPresence,
  SeatInfo,
  SeatView,
  ServerLoad,
  FullSnapshot,
  Pushed,
  Sources,
} from "../api/types";
import { t } from "../i18n";
import { Choices } from "../model/choices";
import type { Clocks } from "./clock";
import { passTo } from "../model/curtain";
import { INSTEAD, refusalOf, type Refusal } from "../model/refusal";
import { previewOf } from "./foreseeing";
import { Held } from "./held.svelte";
import { Pacer, stay } from "./pacer";
import { stallsOf, type Stalls } from "./stalls";
import { problemText } from "../state/problems";
import { settings } from "../state/settings.svelte";

/** The longest queue of snapshots; the oldest ones beyond it are skipped. */
const MOST_WAITING = 60;

/** How long to wait after the server has answered 429. */
const RETRY_MS = 1000;

/** How long the reason of a refusal covers the table; another click asks for it again. */
const REFUSED_MS = 6000;

/** A table as this browser sees it: the snapshot on the screen, those waiting to be shown, and the seat that looks.
 */
export class TableSession {
  shown = $state.raw<FullSnapshot | null>(null);
  problem = $state<string | null>(null);
  missing = $state(false);
  /** The server's code for a table that can't continue there. */
  unreadable = $state<string | null>(null);
  connected = $state(true);
  /** Whether snapshots come by asking for them, without a connection. */
  asking = $state(false);
  /** Which people have the table open, as far as is known. */
  presence = $state.raw<readonly SeatPresence[]>([]);
  /** What the table notices of a busy server. */
  load = $state.raw<ServerLoad | null>(null);
  /** The lines of the chat that came last. */
  chat = $state.raw<readonly ChatLine[]>([]);
  clocks = $state.raw<Clocks>({ at: 0, seats: [] });
  stalls = $state.raw<Stalls>({ at: 0, seats: [] });
  busy = $state(false);
  /** Of several seats of this browser, the one whose player holds the device. */
  deviceSeat = $state<number | null>(null);
  /** Whether that player has passed the device on; before that they see what their last action brought. */
  passedOn = $state(false);
  /** What the reader has picked up and not put down yet. */
  readonly held = new Held();
  /** Cards highlighted because their log line is hovered. */
  highlighted = $state.raw<ReadonlySet<number>>(new Set());
  /** Cards chosen so far for a question that takes several. */
  chosen = $state.raw<ReadonlySet<number>>(new Set());
  /** Why the last click did nothing; reset by the next snapshot. */
  refused = $state.raw<Refusal | null>(null);
  /** An action that can't be taken back and waits for confirmation, if the reader's settings ask for it. */
  confirming = $state.raw<ActionOption | null>(null);
  /** The log's last line when the seat that looks last acted. */
  seenLine = $state(0);
  /** The value of `seenLine` for which the reader has closed the summary of what happened since. */
  dismissedSummary = $state<number | null>(null);
  #waiting = $state.raw<readonly FullSnapshot[]>([]);
  #retry: ReturnType<typeof setTimeout> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #refusal: ReturnType<typeof setTimeout> | undefined;
  readonly #pacer = new Pacer(() => this.pauseMs());
  #fetching = false;
  /** Whether the problem shown is that the server can't be reached. */
  #unreached = false;
  #again = false;

  constructor(
    readonly id: string,
    readonly api: Api,
    private readonly pauseMs: () => number,
  ) {}

  readonly yours = $derived((this.shown?.table.seats ?? []).filter((seat) => seat.yours));
  /** The seat to which the device must go next; null if no other player of this browser is needed. */
  readonly passNext = $derived.by(() => this.#passNext());
  /** The same once nothing may be shown anymore. */
  readonly passTo = $derived.by(() => this.#passTo());
  readonly decision = $derived(this.#waiting.length === 0 ? (this.shown?.decision ?? null) : null);
  /** Whether other players' moves are still being shown one by one. */
  readonly catchingUp = $derived(this.#waiting.length > 0);
  /** What can be taken back, by the newest snapshot. */
  readonly undo = $derived(this.#newest?.undo ?? null);
  readonly choices = $derived(new Choices(this.decision));
  /** The seat drawn large: the reader's own, or the first seat for a spectator. */
  readonly you = $derived(this.shown?.you ?? 0);

  get #newest(): FullSnapshot | null {
    return this.#waiting.at(-1) ?? this.shown;
  }

  #passNext(): number | null {
    const shown = this.shown;
    if (!shown || shown.table.status !== "playing") return null;
    const yours = this.yours.filter(({ stand_in }) => !stand_in).map(({ seat }) => seat);
    return passTo({ yours, waitingFor: shown.waiting_for, deviceSeat: this.deviceSeat });
  }

  #passTo(): number | null {
    const isTheirs = this.shown?.you === this.deviceSeat && this.deviceSeat !== null;
    if (this.passNext !== null) return isTheirs && !this.passedOn ? null : this.passNext;
    const isShared = this.yours.length > 1 && this.shown?.table.status === "playing";
    return isShared && !isTheirs ? this.deviceSeat : null;
  }

  /** Whether the server keeps the table, with people at it and a past to look back on. */
  readonly kept: boolean = true;

  /** Whether there is a log of what has happened. */
  readonly logged: boolean = true;

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

  /** Return from which cards the points of a seat's shelf come, where that is known. */
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
        const picture = await this.api.snapshot(this.id, this.deviceSeat, this.#last(), this.#newest);
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
    return this.yours.length > 1 ? null : this.#newest;
  }

  /** Take what the server has sent, or ask for it if that is not the whole snapshot, or one for other eyes. */
  hear(news?: Pushed): void {
    const { snapshot, presence, load, chat } = news ?? {};
    if (presence) this.presence = presence;
    if (load) this.load = load;
    if (chat) this.chat = chat;
    if ((presence || load || chat) && !snapshot) return;
    const newest = this.#newest;
    if (!newest || this.heard === null || snapshot?.log.reader !== newest.logReader)
      return void this.refresh();
    if (snapshot.number > newest.number) this.#arrive(withLog(snapshot, newest));
  }

  /** Return the event number after which to fetch, or null for the newest snapshot if those in between won't be shown.
   */
  #last(): number | null {
    const sameEyes = this.deviceSeat === null || this.shown?.you === this.deviceSeat;
    return this.pauseMs() > 0 && sameEyes ? (this.#newest?.number ?? null) : null;
  }

  /** Try again later without a message: a 429 needs nothing from the reader. */
  #lookLater(): void {
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => void this.refresh(), RETRY_MS);
  }

  async act(option: ActionOption, sure = false): Promise<void> {
    const decision = this.decision;
    if (!decision || !this.shown || this.busy) return;
    this.refused = null;
    const asks = !sure && settings.careful && (await this.#isFinal(option));
    // Meanwhile another click may have been sent, or the table may have changed.
    if (this.busy || this.decision !== decision) return;
    if (asks) {
      this.confirming = option;
      return;
    }
    const { number } = this.shown;
    await this.#change(
      () => this.api.act(this.id, decision.seat, option.action, number, this.#newest),
      (after) => this.#note(option, decision, after.decision),
    );
  }

  /** Undo the last action of the seat that looks. From behind the curtain, the device belongs to no seat afterwards. */
  async undoLast(behindCurtain = false): Promise<void> {
    const newest = this.#newest;
    if (!newest || newest.you === null || !newest.undo?.count || this.busy) return;
    const { you, number } = newest;
    await this.#change(
      () => this.api.undo(this.id, you, number, newest),
      () => {
        this.chosen = new Set();
        if (behindCurtain) this.deviceSeat = null;
      },
    );
  }

  /** Send a change to the server; `accept` it before it is shown. If it fails, say so and reload the table. */
  async #change(send: () => Promise<FullSnapshot>, accept: (after: FullSnapshot) => void): Promise<void> {
    this.busy = true;
    this.problem = this.refused = this.confirming = null;
    try {
      const after = await send();
      this.held.drop();
      this.#pacer.begin();
      accept(after);
      // What the others did next may have been pushed before this answer came.
      if (after.number >= (this.#newest?.number ?? 0)) this.#readAround(after);
      if (after.number >= (this.shown?.number ?? 0)) this.#show(after);
    } catch (error) {
      this.#fail(error);
      await this.refresh();
    } finally {
      this.busy = false;
    }
  }

  /** Whether an action reveals something or passes the turn, so that it can't be taken back. */
  async #isFinal(option: ActionOption): Promise<boolean> {
    const preview = await previewOf(this, option);
    return preview?.decision?.seat !== this.decision?.seat;
  }

  /** Say why nothing happens. `spots` lead outwards from the element that was clicked or dropped on. */
  refuse(spots: string[], otherwise: Refusal | null = null): void {
    const refused = this.whyNot(spots) ?? otherwise;
    this.refused = refused;
    clearTimeout(this.#refusal);
    this.#refusal = setTimeout(() => this.refused === refused && (this.refused = null), REFUSED_MS);
  }

  /** Return why none of these things can be chosen, null if there is nothing to say; `spots` as for `refuse`. */
  whyNot(spots: string[]): Refusal | null {
    const now = {
      decision: this.decision,
      view: this.shown?.view ?? null,
      waiting: (this.shown?.waiting_for ?? []).map((seat) => this.seatName(seat)),
      nameOf: (seat: number) => this.seatName(seat),
      catchingUp: this.catchingUp,
      over: this.isFinished || this.shown?.you === null,
    };
    const refusals = spots.flatMap((spot) => refusalOf(spot, now) ?? []);
    return refusals.find(({ id }) => id !== INSTEAD) ?? refusals[0] ?? null;
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
    this.deviceSeat = seat;
    this.passedOn = false;
    this.held.drop();
    this.#waiting = [];
    clearTimeout(this.#timer);
    await this.refresh();
  }

  /** Draw the curtain for the next player. */
  passOn(): void {
    this.catchUp();
    this.passedOn = true;
  }

  /** Show the newest snapshot at once. */
  catchUp(): void {
    const newest = this.#waiting.at(-1);
    if (newest) this.#show(newest);
  }

  stop(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#retry);
    clearTimeout(this.#refusal);
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
    const newest = this.#newest;
    if (newest && snapshot.number < newest.number) return;
    this.#readAround(snapshot);
    const changedOnTable = this.shown !== null && snapshot.number > this.shown.number;
    const ourOwn = snapshot.you !== this.shown?.you;
    if (!changedOnTable || ourOwn || this.pauseMs() === 0) return this.#show(snapshot);
    const others = this.#waiting.filter(({ number }) => number !== snapshot.number);
    this.#waiting = [...others, snapshot].slice(-MOST_WAITING);
    this.#scheduleNext();
  }

  /** Take over the surroundings of the game from the newest snapshot: people, the server's load, clocks. */
  #readAround(snapshot: FullSnapshot): void {
    this.presence = snapshot.presence ?? [];
    this.load = snapshot.load ?? null;
    this.clocks = { at: performance.now(), seats: snapshot.clocks ?? [] };
    this.stalls = stallsOf(snapshot, performance.now());
  }

  #scheduleNext(): void {
    clearTimeout(this.#timer);
    if (this.#waiting.length === 0) return;
    const queue = [this.shown, ...this.#waiting].filter((each) => each !== null);
    const stays = queue.slice(1).map((next, index) => stay(queue[index]!, next));
    const show = (): void => (this.#pacer.isDue ? this.catchUp() : this.goOn());
    this.#timer = setTimeout(show, this.#pacer.next(stays));
  }

  /** Show at once the next snapshot with something to read, or the last. */
  goOn(): void {
    const shown = this.shown;
    const news = this.#waiting.findIndex((each) => shown === null || stay(shown, each) > 0);
    const [next, ...rest] = this.#waiting.slice(news < 0 ? -1 : news);
    if (!next) return;
    this.#waiting = rest;
    this.#put(next);
    this.#pacer.shows();
    this.#scheduleNext();
  }

  /** Show a snapshot at once and skip older ones in the queue. */
  #show(snapshot: FullSnapshot): void {
    this.#waiting = this.#waiting.filter(({ number }) => number > snapshot.number);
    this.#put(snapshot);
    this.#pacer.shows();
    this.#scheduleNext();
  }

  /** Replace the snapshot on the screen. Messages about an older one are dropped. */
  #put(snapshot: FullSnapshot): void {
    if (snapshot.number !== this.shown?.number) {
      this.refused = null;
      this.confirming = null;
    }
    this.shown = snapshot;
    this.seenLine = snapshot.seen;
  }
}
