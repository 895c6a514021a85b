const KEY = "exlibris-inspected";
/** Older tables are forgotten. */
const MOST = 50;

function seen(): string[] {
  try {
    const tables: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(tables) ? tables.filter((id) => typeof id === "string") : [];
  } catch {
    return [];
  }
}

/** Tell whether this browser has shown the inspection of that table. */
export const wasSeen = (table: string): boolean => seen().includes(table);

/** Remember that this browser has shown the inspection of that table. */
export function noteSeen(table: string): void {
  try {
    const others = seen().filter((id) => id !== table);
    localStorage.setItem(KEY, JSON.stringify([...others, table].slice(-MOST)));
  } catch {
    // Without storage the inspection comes again.
  }
}
