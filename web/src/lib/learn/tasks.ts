import type { LessonTask } from "../api/types";

/** Return the number of the learner's actions before a task. */
export function actionsBefore(tasks: readonly LessonTask[], task: number): number {
  return tasks.slice(0, task).reduce((sum, { acts }) => sum + acts, 0);
}

/** Return the task after that many actions. Tasks to read are not skipped. */
export function taskAfter(tasks: readonly LessonTask[], actions: number): number {
  if (actions === 0) return 0;
  let done = 0;
  for (const [index, { acts }] of tasks.entries()) {
    done += acts;
    if (done > actions) return index;
    if (done === actions && acts > 0) return index + 1;
  }
  return tasks.length;
}

/** Return the task to which "back" leads: the beginning of the current task or, from there, the previous task. */
export function taskBack(tasks: readonly LessonTask[], task: number, actions: number): number {
  return actions > actionsBefore(tasks, task) ? task : Math.max(0, task - 1);
}
