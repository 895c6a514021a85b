// Values that the browser stores for this page. If storage is blocked or full, a value lasts as long as the page.

const here = new Map<string, string>();

/** A value under a key. */
export interface Stored<T> {
  get(): T;
  set(value: T): void;
}

/** Return the value stored under a key: the fallback if it is missing or of another kind. `area` is the storage;
 * browsers that block storage throw at its name already.
 */
export function stored<T>(key: string, fallback: T, area: () => Storage = () => localStorage): Stored<T> {
  return {
    get() {
      try {
        const found: unknown = JSON.parse(here.get(key) ?? area().getItem(key) ?? "null");
        return found !== null && (fallback === null || kindOf(found) === kindOf(fallback))
          ? (found as T)
          : fallback;
      } catch {
        return fallback;
      }
    },
    set(value) {
      const text = JSON.stringify(value);
      try {
        if (value === null) area().removeItem(key);
        else area().setItem(key, text);
        here.delete(key);
      } catch {
        here.set(key, text);
      }
    },
  };
}

const kindOf = (value: unknown): string => (Array.isArray(value) ? "array" : typeof value);

/** Whether the browser blocks storage, and so probably cookies. */
export function isStorageBlocked(): boolean {
  try {
    return localStorage === null || !navigator.cookieEnabled;
  } catch {
    return true;
  }
}
