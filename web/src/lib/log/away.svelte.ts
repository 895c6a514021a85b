/** Whether the reader has been away (another tab, a lost connection) while something happened at the table. */
export class Away {
  /** The log's last line when the reader was last seen leaving; null while nothing was missed. */
  #left = $state<number | null>(null);
  #last = 0;

  /** The reader no longer looks. */
  leaves(): void {
    this.#left ??= this.#last;
  }

  /** So far the log goes now. */
  note(line: number): void {
    this.#last = line;
  }

  /** Whether lines have been added since the reader left. */
  missed(line: number): boolean {
    return this.#left !== null && line > this.#left;
  }

  /** The reader has acted, and so has seen it all. */
  isBack(): void {
    this.#left = null;
  }
}
