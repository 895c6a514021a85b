/** Tracks whether something happened at the table while the reader was away (another tab, a lost connection). */
export class Away {
  /** The log's last line when the reader left; null if the reader is here or has missed nothing. */
  #left = $state<number | null>(null);
  #last = 0;

  /** Note that the reader has left. */
  leaves(): void {
    this.#left ??= this.#last;
  }

  /** Note the log's last line. */
  note(line: number): void {
    this.#last = line;
  }

  /** Whether lines have been added since the reader left. */
  missed(line: number): boolean {
    return this.#left !== null && line > this.#left;
  }

  /** Note that the reader has acted, and so has missed nothing. */
  isBack(): void {
    this.#left = null;
  }
}
