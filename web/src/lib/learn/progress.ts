// The learner's progress, kept in the browser's storage.

/** The place in an unfinished lesson: the number of the task and the actions so far. */
export interface Place {
  task: number;
  actions: number[];
}

export interface Progress {
  done: string[];
  places: Record<string, Place>;
}

const KEY = "exlibris-lessons";
export const NOTHING_YET: Progress = { done: [], places: {} };

/** Return a stored place, or nothing if it is not valid. */
function placeOf(value: unknown): Place[] {
  const { task, actions } = (value ?? {}) as Partial<Place>;
  const isValid = Number.isInteger(task) && Array.isArray(actions) && actions.every(Number.isInteger);
  return isValid ? [{ task: task!, actions: actions! }] : [];
}

/** Parse stored progress and drop what is not valid. */
export function parseProgress(text: string | null): Progress {
  try {
    const { done, places } = JSON.parse(text ?? "{}") as Partial<Progress>;
    return {
      done: Array.isArray(done) ? done.filter((key) => typeof key === "string") : [],
      places: Object.fromEntries(
        Object.entries(places ?? {}).flatMap(([key, place]) => placeOf(place).map((valid) => [key, valid])),
      ),
    };
  } catch {
    return NOTHING_YET;
  }
}

export function readProgress(): Progress {
  try {
    return parseProgress(localStorage.getItem(KEY));
  } catch {
    return NOTHING_YET;
  }
}

function write(progress: Progress): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(progress));
  } catch {
    // Without storage, lessons start over each time.
  }
}

export function keepPlace(key: string, place: Place): void {
  const { done, places } = readProgress();
  write({ done, places: { ...places, [key]: place } });
}

/** Mark a lesson as done, whether finished or skipped, and forget its place. */
export function finish(key: string): void {
  const { done, places } = readProgress();
  const { [key]: _, ...others } = places;
  write({ done: [...new Set([...done, key])], places: others });
}
