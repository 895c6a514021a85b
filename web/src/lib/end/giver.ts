// Who offered the deals of this browser's tables, and the totals to beat there.
import { stored } from "../dom/stored";

const givers = stored<Readonly<Record<string, string>>>("exlibris-seats-from", {});

/** Return the name of the player who offered the deal of a table, "" if this browser does not know it. */
export const giverOf = (table: string): string => givers.get()[table] ?? "";

const totals = stored<Readonly<Record<string, number>>>("exlibris-seats-totals", {});

/** Return the total to beat at a table, undefined if this browser does not know it. */
export const totalOf = (table: string): number | undefined => totals.get()[table];

/** Remember who offered the deal of a table, and their total. */
export function noteGiver(table: string, name: string, total: number): void {
  givers.set({ ...givers.get(), [table]: name });
  totals.set({ ...totals.get(), [table]: total });
}
