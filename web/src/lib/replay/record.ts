/** The server's limit in bytes; the record of a long game has about 4 KB. */
const MOST_BYTES = 64 * 1024;
const KEY = "exlibris-record";

export interface RecordFile {
  name: string;
  text: string;
}

/** Whether a file is too large to be a record. */
export function isTooLarge(size: number): boolean {
  return size > MOST_BYTES;
}

/** Return the record opened in this tab, so that reloading the page shows it again. */
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
    // Without storage, reloading the page asks for the file again.
  }
}
