// The learner's progress, kept in the browser's storage.

/** The place in an unfinished lesson: the step and the actions so far. */
export interface Place {
  step: number;
  actions: number[];
}

export interface Progress {
  done: string[];
  places: Record<string, Place>;
}

const KEY = "exlibris-lessons";
export const NOTHING_YET: Progress = { done: [], places: {} };

const isPlace = (value: unknown): value is Place =>
  typeof value === "object" &&
  value !== null &&
  Number.isInteger((value as Place).step) &&
  Array.isArray((value as Place).actions) &&
  (value as Place).actions.every(Number.isInteger);

/** Parse stored progress and drop what is not valid. */
export function parseProgress(text: string | null): Progress {
  try {
    const { done, places } = JSON.parse(text ?? "{}") as Partial<Progress>;
    return {
      done: Array.isArray(done) ? done.filter((key) => typeof key === "string") : [],
      places: Object.fromEntries(Object.entries(places ?? {}).filter(([, place]) => isPlace(place))),
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
