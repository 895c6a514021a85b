/** While at most this many snapshots wait, each is shown for the whole pause; with more, the pauses get shorter. */
const PATIENCE = 6;
/** So many whole pauses the reader waits at most between two turns: at normal pace 4 seconds. */
const MOST_PAUSES = 5;

/** Decides how long each snapshot stays on the screen while others wait to be shown. */
export class Pacer {
  #last = 0;
  /** The milliseconds that the reader has waited for pauses since they last acted. */
  #waited = 0;
  #wait = 0;

  constructor(private readonly pauseMs: () => number) {}

  /** Note that the reader has acted. */
  begin(): void {
    this.#waited = 0;
  }

  /** Note that a snapshot has been shown; `waited`: after the whole wait. */
  shows(waited: boolean): void {
    if (waited) this.#waited += this.#wait;
    this.#last = Date.now();
  }

  /** Return after how many milliseconds to show the next of so many waiting snapshots. */
  next(waiting: number): number {
    const pause = this.pauseMs();
    const left = Math.max(0, MOST_PAUSES * pause - this.#waited);
    const stays = Math.min(pause, (pause * PATIENCE) / waiting, left / waiting);
    this.#wait = Math.max(0, this.#last + stays - Date.now());
    return this.#wait;
  }
}
