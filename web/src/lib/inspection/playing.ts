import type { Timeline } from "./timeline";

/** Play the beats from `from` at their times, then call the end; the beat before has just happened. Returns a function
 * that stops them.
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
