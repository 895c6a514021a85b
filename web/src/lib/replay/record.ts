/** What the server takes; a record of a long game has about 4 KB. */
const MOST_BYTES = 64 * 1024;
const KEY = "exlibris-record";

export interface RecordFile {
  name: string;
  text: string;
}

/** Whether the file is too large to be a record. */
export function isTooLarge(size: number): boolean {
  return size > MOST_BYTES;
}

/** The record opened in this tab, so that loading the page again lands at the same moment. */
export function keptRecord(): RecordFile | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "null") as RecordFile | null;
  } catch {
    return null;
  }
}

export function keepRecord(file: RecordFile | null): void {
  try {
    if (file) sessionStorage.setItem(KEY, JSON.stringify(file));
    else sessionStorage.removeItem(KEY);
  } catch {
    // A browser that stores nothing asks for the file again.
  }
}
