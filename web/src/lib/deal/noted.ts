// The fingerprints of deals that this browser has noted, each when it first saw the table.

const KEY = "exlibris-deals";
/** The tables that are remembered, the last ones. */
const MOST = 200;

type Noted = [table: string, hash: string];

function all(): Noted[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? (found as Noted[]) : [];
  } catch {
    return [];
  }
}

/** Note a table's fingerprint, unless one has been noted for it before. */
export function note(table: string, hash: string): void {
  if (notedOf(table) !== null) return;
  try {
    localStorage.setItem(KEY, JSON.stringify([...all(), [table, hash]].slice(-MOST)));
  } catch {
    // Without storage people have to note it themselves.
  }
}

/** Return the fingerprint that was noted for a table. */
export function notedOf(table: string): string | null {
  return all().find(([id]) => id === table)?.[1] ?? null;
}
