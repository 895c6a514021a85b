import { ApiError, type Api } from "../api/http";
import type { Given, FormView } from "../api/types";
import { keptDeck } from "../deck/own";
import { stored, type Stored } from "../dom/stored";
import { t } from "../i18n";
import { problemText } from "../state/problems";
import {
  cardName,
  fociOf,
  freshSeat,
  freshSheet,
  keyOf,
  misplaced,
  missing,
  MOST_SEATS,
  type Missing,
  restored,
  playingSeats,
  toSheet,
  errorIn,
  type SheetDraft,
  type SheetError,
} from "./draft";
import { forget, learn, learned, ownCards, type KnownCards } from "./known";

const kept = stored<Partial<SheetDraft> | null>("exlibris-score", null);
const PAUSE_MS = 250;
/** Refusals of a name, which have sentences of their own. */
const BAD_NAME = new Set(["unclear-name", "name-at-table"]);

/** The sheet being typed, and the form made of it. */
export class ScoreSheet {
  draft = $state<SheetDraft>(freshSheet());
  form = $state.raw<FormView | null>(null);
  wrong = $state.raw<SheetError | null>(null);
  problem = $state<string | null>(null);
  /** Whether the form also shows what flips would have gained. */
  advice = $state(false);
  /** The deck that the reader has typed in, if any. */
  readonly kept = keptDeck();
  /** The number of forms begun after the first; each gets new seat components. */
  forms = $state(0);
  /** The letters of an evening's deck, "" for the rulebook's; null away from evenings. */
  letters = $state<string | null>(null);
  asText = $state(false);
  /** Whether the inspection is shown. */
  inspecting = $state(false);
  #learned = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  constructor(
    private readonly api: Pick<Api, "score">,
    private readonly storage: Stored<Partial<SheetDraft> | null> = kept,
  ) {
    this.draft = restored(storage.get());
  }

  readonly seats = $derived(playingSeats(this.draft));
  readonly missing = $derived(missing(this.draft));
  /** The categories that are chosen somewhere. */
  readonly taken = $derived([
    this.draft.prominent,
    this.draft.banned,
    ...(this.draft.solo ? [this.draft.library.focus] : []),
    ...fociOf(this.draft),
  ]);
  /** The reader's own deck if the game was played with it. */
  readonly deck = $derived(this.draft.ownDeck ? this.kept : null);
  /** What the browser knows of this box by: the rulebook, or the reader's own deck. */
  readonly #box = $derived(this.deck?.key ?? this.draft.ruleset);
  /** The cards of this box that were typed in on earlier evenings. */
  readonly learned = $derived.by(() => {
    void this.#learned;
    return learned(this.#box);
  });
  readonly known = $derived<KnownCards>(
    new Map([...(this.deck ? ownCards(this.deck) : []), ...this.learned]),
  );

  seatName = (seat: number): string =>
    this.draft.seats[seat]?.name.trim() || t("seat-number", { number: seat + 1 });

  /** What has been typed, as it is sent; complete once nothing is missing. */
  get given(): Given {
    return toSheet(this.draft, this.seatName, this.letters ?? this.deck?.letters.join(""));
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

  /** Remember the cards of a finished form. */
  learn(): void {
    if (!this.form || this.wrong) return;
    learn(
      this.#box,
      this.seats.flatMap(({ cards }) => Object.values(cards)),
    );
    this.#learned += 1;
  }

  /** Begin another form for the same people with the same box, whose cards are now known. */
  clear(): void {
    this.learn();
    const { ruleset, ownDeck, solo, ties, seats } = this.draft;
    const people = seats.map(({ name }) => ({ ...freshSeat(), name }));
    this.draft = { ...freshSheet(), ruleset, ownDeck, solo, ties, seats: people };
    this.form = null;
    this.advice = false;
    this.forms += 1;
  }

  forget = (): void => {
    forget(this.#box);
    this.#learned += 1;
  };

  /** Call the inspector: after the inspection, the form is shown. */
  call(): void {
    this.draft.called = this.inspecting = true;
  }

  /** Return what is still to be typed, in words, of the seats and, as seat null, of the part for all. */
  gaps(of: (seat: number | null) => boolean): string {
    const gaps = this.missing.filter(({ seat }) => of(seat));
    return gaps.map(this.#gap).join(", ");
  }

  #gap = ({ what, seat }: Missing): string => {
    if (seat !== null) return t(`score-needs-${what}`, { name: this.seatName(seat) });
    return what === "library-focus" ? t("score-needs-library") : t(what);
  };

  /** Store the sheet, and request its form when the typing pauses. */
  changed(): void {
    this.storage.set(this.draft);
    clearTimeout(this.#timer);
    this.#asked += 1;
    const wrong = this.#misplaced();
    const isReady = this.missing.every(({ what }) => what === "books" || what === "cards");
    if (!isReady) this.form = null;
    if (wrong || !isReady) {
      this.wrong = wrong;
      this.problem = null;
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
        this.#answer(this.form, this.#placed(errorIn(this.draft, { ...fault, what })), null);
      }
    }
  }

  /** Return the error of a card that can't be where it is. */
  #misplaced(): SheetError | null {
    const found = misplaced(this.draft);
    if (!found) return null;
    const { seat, cell, twin } = found;
    const card = cardName(this.draft.seats[seat]!.cards[keyOf(cell)]!);
    const what = twin
      ? t("score-twice", {
          card,
          row: cell.row + 1,
          name: this.seatName(twin.seat),
          other: twin.cell.row + 1,
        })
      : t("score-loose", { card, row: cell.row + 1 });
    return { seat, cell, what };
  }

  /** Return the error with card and row in its sentence. */
  #placed(error: SheetError): SheetError {
    const { seat, cell, what } = error;
    const card = seat !== null && cell && this.draft.seats[seat]?.cards[keyOf(cell)];
    return card
      ? { ...error, what: `${cardName(card)} (${t("score-row", { row: cell.row + 1 })}): ${what}` }
      : error;
  }

  #answer(form: FormView | null, wrong: SheetError | null, problem: string | null): void {
    this.form = form;
    this.wrong = wrong;
    this.problem = problem;
  }
}
