import {
  cellAfter,
  cellsOf,
  freshCard,
  keyOf,
  rowEnd,
  type CardDraft,
  type Cell,
  type SeatSheet,
} from "./draft";
import { highestNumber, renamed, type KnownCards } from "./known";

/** The entry of a shelf card by card: a letter, then a number, which moves on to the next cell. */
export class ShelfEntry {
  /** The cell to which the next letter and number go. */
  cursor = $state.raw<Cell>({ row: 0, column: 0 });
  /** The letter typed for the cursor; its number is still to come. */
  letter = $state("");
  /** The card that was entered or chosen last. */
  shown = $state.raw<Cell | null>(null);

  constructor(
    private readonly seat: SeatSheet,
    private readonly known: () => KnownCards,
  ) {
    const last = cellsOf(seat).at(-1);
    if (last) this.cursor = cellAfter(seat, last);
  }

  get card(): CardDraft | null {
    return this.shown && (this.seat.cards[keyOf(this.shown)] ?? null);
  }

  get mostNumber(): number {
    return highestNumber(this.known());
  }

  choose = (cell: Cell): void => {
    this.cursor = cell;
    this.letter = "";
    this.shown = this.seat.cards[keyOf(cell)] ? cell : null;
  };

  chooseRow = (row: number): void => this.choose(rowEnd(this.seat, row));

  typeLetter = (letter: string): void => void (this.letter = letter);

  /** Complete the card at the cursor; without a letter, change the number of the card shown. */
  typeNumber = (number: number): void => {
    const at = this.letter ? this.cursor : this.shown;
    if (!at) return;
    const there = this.seat.cards[keyOf(at)] ?? freshCard();
    this.seat.cards[keyOf(at)] = renamed(there, this.letter || there.letter, number, this.known());
    this.letter = "";
    this.shown = at;
    this.cursor = cellAfter(this.seat, at);
  };

  /** Add a digit from a keyboard: after A1, the digit 2 makes A12. */
  typeDigit = (digit: number): void => {
    const longer = this.letter || !this.card ? digit : this.card.number * 10 + digit;
    const number = longer <= this.mostNumber ? longer : digit;
    if (number > 0) this.typeNumber(number);
  };

  remove = (): void => {
    if (!this.shown) return;
    delete this.seat.cards[keyOf(this.shown)];
    this.choose(this.shown);
  };
}
