import type { Result, SeatResult } from "../api/types";

export const LINES = ["b1", "b2", "b3", "b4", "b5", "total"] as const;
export type Line = (typeof LINES)[number];

/** Return the category that decided line B4: the first with the fewest books, the banned one aside. */
export function weakest(seat: SeatResult, categories: readonly string[], banned: string | null): string {
  const counted = categories.map((key, index) => ({ key, books: seat.tally[index] ?? 0 }));
  const open = counted.filter(({ key }) => key !== banned);
  return open.reduce((least, each) => (each.books < least.books ? each : least)).key;
}

export function booksOf(seat: SeatResult, categories: readonly string[], key: string | null): number {
  return key === null ? 0 : (seat.tally[categories.indexOf(key)] ?? 0);
}

/** Return the seats by rank; ties are in seat order. */
export function byRank(result: Result): SeatResult[] {
  return [...result.seats].sort((a, b) => a.rank - b.rank || a.seat - b.seat);
}

/** The seat number of the Public Library's column, which belongs to no seat. */
export const LIBRARY = -1;

/** Return the form's columns: the seats by rank and, in solo, the Public Library beside its opponent. */
export function columnsOf(result: Result, libraryName: string): SeatResult[] {
  const { library } = result;
  if (!library) return byRank(result);
  const books = library.tally.reduce((sum, count) => sum + count, 0);
  const nothing = { stability: 0, entombed: 0, b1: 0, hand: 0, flipped: [], turned: [] };
  const rank = result.winners.length > 0 ? 2 : 1;
  return [...byRank(result), { ...library, ...nothing, seat: LIBRARY, name: libraryName, books, rank }];
}
