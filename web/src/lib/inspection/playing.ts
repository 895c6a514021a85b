import type { Timeline } from "./timeline";

/** Let the beats from `from` on happen in their time, then the end; the one before has just happened. Returns what
 * stops that.
 */
export function playFrom(
  { beats, length }: Timeline,
  from: number,
  happen: (index: number) => void,
  done: () => void,
): () => void {
  const now = beats[from - 1]?.at ?? 0;
  const timers = beats.slice(from).map(({ at }, offset) => setTimeout(() => happen(from + offset), at - now));
  timers.push(setTimeout(done, length - now));
  return () => timers.forEach((timer) => clearTimeout(timer));
}
