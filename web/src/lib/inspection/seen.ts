import { stored } from "../dom/stored";

const inspected = stored<unknown[]>("exlibris-inspected", []);
/** Older tables are forgotten. */
const MOST = 50;

/** Tell whether this browser has shown the inspection of that table. */
export const wasSeen = (table: string): boolean => inspected.get().includes(table);

/** Remember that this browser has shown the inspection of that table. */
export function noteSeen(table: string): void {
  const others = inspected.get().filter((id) => id !== table);
  inspected.set([...others, table].slice(-MOST));
}
