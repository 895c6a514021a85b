import { ApiError, type Api } from "../api/http";
import type { Given, FormView } from "../api/types";
import { keptDeck } from "../deck/own";
import { stored } from "../dom/stored";
import { t } from "../i18n";
import { problemText } from "../state/problems";
import {
  freshSeat,
  freshSheet,
  missing,
  MOST_SEATS,
  restored,
  playingSeats,
  toSheet,
  errorIn,
  type SheetDraft,
  type SheetError,
} from "./draft";

const kept = stored<Partial<SheetDraft> | null>("exlibris-score", null);
const PAUSE_MS = 250;
/** Refusals of a name, which have sentences of their own. */
const BAD_NAME = new Set(["unclear-name", "name-at-table"]);

/** The sheet being typed, and the form made of it. */
export class ScoreSheet {
  draft = $state<SheetDraft>(restored(kept.get()));
  form = $state.raw<FormView | null>(null);
  wrong = $state.raw<SheetError | null>(null);
  problem = $state<string | null>(null);
  /** Whether the form also shows what flips would have gained. */
  advice = $state(false);
  /** The deck that the reader has typed in, if any. */
  readonly kept = keptDeck();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  constructor(private readonly api: Pick<Api, "score">) {}

  readonly seats = $derived(playingSeats(this.draft));
  readonly missing = $derived(missing(this.draft));
  /** The categories that are chosen somewhere. */
  readonly taken = $derived([
    this.draft.prominent,
    this.draft.banned,
    ...(this.draft.solo ? [this.draft.library.focus] : []),
    ...this.seats.map(({ focus }) => focus),
  ]);
  /** The reader's own deck if the game was played with it. */
  readonly deck = $derived(this.draft.ownDeck ? this.kept : null);

  seatName = (seat: number): string =>
    this.draft.seats[seat]?.name.trim() || t("seat-number", { number: seat + 1 });

  /** What has been typed, as it is sent; complete once nothing is missing. */
  get given(): Given {
    return toSheet(this.draft, this.seatName, this.deck?.letters.join(""));
  }

  /** Whether nothing has been typed yet. */
  get isFresh(): boolean {
    return JSON.stringify(this.draft) === JSON.stringify(freshSheet());
  }

  seatCount(count: number): void {
    const seats = this.draft.seats.slice(0, Math.min(count, MOST_SEATS));
    while (seats.length < count) seats.push(freshSeat());
    this.draft.seats = seats;
  }

  clear(): void {
    this.draft = freshSheet();
    this.form = null;
    this.advice = false;
  }

  /** Store the sheet, and request its form when the typing pauses. */
  changed(): void {
    kept.set(this.draft);
    clearTimeout(this.#timer);
    if (this.missing.length > 0) {
      this.#answer(null, null, null);
      return;
    }
    const { advice, given: sheet } = this;
    this.#timer = setTimeout(() => void this.#ask(sheet, advice), PAUSE_MS);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  async #ask(sheet: Given, advice: boolean): Promise<void> {
    const turn = ++this.#asked;
    try {
      const form = await this.api.score(sheet, advice);
      if (turn === this.#asked) this.#answer(form, null, null);
    } catch (error) {
      if (turn !== this.#asked) return;
      const { code, fault } = error instanceof ApiError ? error : { code: "", fault: null };
      if (code === "offline") this.#answer(null, null, t("score-offline"));
      else if (!fault) this.#answer(code === "bad-sheet" ? null : this.form, null, problemText(error));
      else {
        const what = BAD_NAME.has(code) ? problemText(error) : fault.what;
        this.#answer(null, errorIn(this.draft, { ...fault, what }), null);
      }
    }
  }

  #answer(form: FormView | null, wrong: SheetError | null, problem: string | null): void {
    this.form = form;
    this.wrong = wrong;
    this.problem = problem;
  }
}
