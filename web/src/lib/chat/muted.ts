// The writers that this browser has muted. An author is another one at each table.

const KEY = "exlibris-muted";
/** The authors that are remembered, the last ones. */
const MOST = 200;

export function mutedAuthors(): ReadonlySet<string> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return new Set(Array.isArray(found) ? found.map(String) : []);
  } catch {
    return new Set();
  }
}

/** Remember which authors are muted. */
export function keepMuted(authors: ReadonlySet<string>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...authors].slice(-MOST)));
  } catch {
    // Without storage they are muted until the page is loaded again.
  }
}
