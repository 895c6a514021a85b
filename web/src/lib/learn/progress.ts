// How far this browser has come; kept in its own storage.

/** Where an unfinished lesson stands: the step, and the actions made so far. */
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

/** What was stored, as far as it can be made sense of. */
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
    // A browser that stores nothing begins anew every time.
  }
}

export function keepPlace(key: string, place: Place): void {
  const { done, places } = readProgress();
  write({ done, places: { ...places, [key]: place } });
}

/** The lesson is through, or was skipped; next time it begins at its beginning. */
export function finish(key: string): void {
  const { done, places } = readProgress();
  const { [key]: _, ...others } = places;
  write({ done: [...new Set([...done, key])], places: others });
}
