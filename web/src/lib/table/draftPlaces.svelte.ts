/** All libraries offered to each seat, those left and those gone, each in a fixed place. */
export class DraftPlaces {
  #kept = $state.raw<ReadonlyMap<number, readonly string[]>>(new Map());
  #asked: number | null = null;

  /** Store the offers by seat, and the seat for which the reader must choose. New offers, and all offers of a new question,
      get new places. */
  note(offered: ReadonlyMap<number, readonly string[]>, asked: number | null): void {
    const isNew = asked !== this.#asked;
    const placed = (seat: number, now: readonly string[]): readonly string[] => {
      const before = this.placesOf(seat);
      const isKept = now.every((key) => before.includes(key)) && !(isNew && seat === asked);
      return isKept ? before : now;
    };
    this.#kept = new Map([...offered].map(([seat, now]) => [seat, placed(seat, now)]));
    this.#asked = asked;
  }

  /** Return the libraries with a place, whether or not they are still on offer. */
  placesOf(seat: number): readonly string[] {
    return this.#kept.get(seat) ?? [];
  }
}
