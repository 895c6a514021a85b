import type { LessonTask } from "./api";

/** How many actions the learner has made when a step begins. */
export function actsBefore(steps: readonly LessonTask[], step: number): number {
  return steps.slice(0, step).reduce((sum, { acts }) => sum + acts, 0);
}

/** The step in which a lesson stands after so many actions: steps without any are not passed over. */
export function stepAfter(steps: readonly LessonTask[], actions: number): number {
  if (actions === 0) return 0;
  let done = 0;
  for (const [index, { acts }] of steps.entries()) {
    done += acts;
    if (done > actions) return index;
    if (done === actions && acts > 0) return index + 1;
  }
  return steps.length;
}

/** Where "back" leads: to the beginning of this step, or of the one before. */
export function stepBack(steps: readonly LessonTask[], step: number, actions: number): number {
  return actions > actsBefore(steps, step) ? step : Math.max(0, step - 1);
}
