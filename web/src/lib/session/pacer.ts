import type { FullSnapshot } from "../api/types";

/** The most whole pauses that the reader waits between two turns: at normal pace 4 seconds. */
const MOST_PAUSES = 5;
/** The part of a pause before another move of the same player: one flight overlaps the next. */
const GOING_ON = 0.3;

/** The part of a pause that a snapshot stays on the screen before the next: none if the next adds nothing to read. */
export function stay(shown: FullSnapshot, next: FullSnapshot): number {
  const last = shown.log.at(-1);
  const news = next.log.filter(({ n }) => n > (last?.n ?? 0));
  if (news.length === 0) return 0;
  return news.every(({ seat }) => seat !== null && seat === last?.seat) ? GOING_ON : 1;
}

/** Decides how long each snapshot stays on the screen while others wait to be shown. */
export class Pacer {
  #last = 0;
  /** When the reader last acted or waited for another player; later than any time for a spectator. */
  #began = Infinity;

  constructor(private readonly pauseMs: () => number) {}

  /** Note that the reader has acted. */
  begin(): void {
    this.#began = Date.now();
  }

  /** Whether the reader has waited as long as they may. */
  get isDue(): boolean {
    return Date.now() - this.#began >= MOST_PAUSES * this.pauseMs();
  }

  /** Note that a snapshot has been shown. */
  shows(): void {
    this.#last = Date.now();
  }

  /** Return after how many milliseconds to show the next snapshot; `stays` are the parts of a pause before each one that
   * waits. All of them together end within the longest wait, in which what the server takes is counted too.
   */
  next(stays: readonly number[]): number {
    const [now, pause] = [Date.now(), this.pauseMs()];
    const most = MOST_PAUSES * pause;
    if (now - this.#last > most) this.#began = now;
    const wanted = stays.reduce((sum, part) => sum + part, 0) * pause;
    const left = Math.max(0, Math.min(most, this.#began + most - this.#last));
    const share = wanted > 0 ? Math.min(1, left / wanted) : 0;
    return Math.max(0, this.#last + (stays[0] ?? 0) * pause * share - now);
  }
}
