import type { LessonTask } from "./api";

/** Return the number of the learner's actions before a step. */
export function actsBefore(steps: readonly LessonTask[], step: number): number {
  return steps.slice(0, step).reduce((sum, { acts }) => sum + acts, 0);
}

/** Return the step after that many actions. Steps to read are not skipped. */
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

/** Return the step to which "back" leads: this one's beginning or, from there, the one before. */
export function stepBack(steps: readonly LessonTask[], step: number, actions: number): number {
  return actions > actsBefore(steps, step) ? step : Math.max(0, step - 1);
}
