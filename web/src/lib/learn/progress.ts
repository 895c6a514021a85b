// The learner's progress, kept in the browser's storage.
import { stored } from "../dom/stored";

/** The place in an unfinished lesson: the number of the task and the actions so far. */
export interface LessonPlace {
  task: number;
  actions: number[];
}

export interface Progress {
  done: string[];
  places: Record<string, LessonPlace>;
}

export const NOTHING_YET: Progress = { done: [], places: {} };

/** Return a stored place, or nothing if it is not valid. */
function placeOf(value: unknown): LessonPlace[] {
  const { task, actions } = (value ?? {}) as Partial<LessonPlace>;
  const isValid = Number.isInteger(task) && Array.isArray(actions) && actions.every(Number.isInteger);
  return isValid ? [{ task: task!, actions: actions! }] : [];
}

const progress = stored<Partial<Progress>>("exlibris-lessons", NOTHING_YET);

/** Return the valid part of the stored progress. */
export function readProgress(): Progress {
  const { done, places } = progress.get();
  return {
    done: Array.isArray(done) ? done.filter((key) => typeof key === "string") : [],
    places: Object.fromEntries(
      Object.entries(places ?? {}).flatMap(([key, place]) => placeOf(place).map((valid) => [key, valid])),
    ),
  };
}

export function keepPlace(key: string, place: LessonPlace): void {
  const { done, places } = readProgress();
  progress.set({ done, places: { ...places, [key]: place } });
}

/** Mark a lesson as done, whether finished or skipped, and forget its place. */
export function finish(key: string): void {
  const { done, places } = readProgress();
  const { [key]: _, ...others } = places;
  progress.set({ done: [...new Set([...done, key])], places: others });
}
