import { stored } from "../dom/stored";

/** The server's limit in bytes; the record of a long game has about 4 KB. */
const MOST_BYTES = 64 * 1024;

export interface RecordFile {
  name: string;
  text: string;
}

/** Whether a file is too large to be a record. */
export function isTooLarge(size: number): boolean {
  return size > MOST_BYTES;
}

const record = stored<RecordFile | null>("exlibris-record", null, () => sessionStorage);

/** Return the record opened in this tab, so that reloading the page shows it again. */
export const keptRecord = record.get;

export const keepRecord = record.set;
