// The fingerprints of deals that this browser has noted, each when it first saw the table.
import { stored } from "../dom/stored";

/** How many tables are remembered, the latest ones. */
const MOST = 200;

const deals = stored<[table: string, hash: string][]>("exlibris-deals", []);

/** Note a table's fingerprint, unless one has been noted for it before. */
export function note(table: string, hash: string): void {
  if (notedOf(table) === null) deals.set([...deals.get(), [table, hash] as [string, string]].slice(-MOST));
}

/** Return the fingerprint that was noted for a table. */
export const notedOf = (table: string): string | null =>
  deals.get().find((noted) => noted?.[0] === table)?.[1] ?? null;
