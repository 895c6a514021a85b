import type { FormView, FormColumn } from "../api/types";

export const LINES = ["b1", "b2", "b3", "b4", "b5", "total"] as const;
export type Line = (typeof LINES)[number];

/** Return the category that decided line B4: the first with the fewest books, the banned one aside. */
export function weakest({ tally }: FormColumn, banned: string | null): string {
  const open = Object.entries(tally).filter(([key]) => key !== banned);
  return open.reduce((least, each) => (each[1] < least[1] ? each : least))[0];
}

export const booksOf = ({ tally }: FormColumn, key: string | null): number => tally[key ?? ""] ?? 0;

/** Return the seats by rank; ties are in seat order. */
export function byRank(result: FormView): FormColumn[] {
  return [...result.seats].sort((a, b) => a.rank - b.rank || a.seat - b.seat);
}

/** The seat number of the Public Library's column, which belongs to no seat. */
export const LIBRARY = -1;

/** Return the form's columns: the seats by rank and, in solo, the Public Library beside its opponent. */
export function columnsOf(result: FormView, libraryName: string): FormColumn[] {
  const { library } = result;
  return library ? [...byRank(result), { ...library, name: libraryName }] : byRank(result);
}
