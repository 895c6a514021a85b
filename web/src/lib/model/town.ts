/** Narrow phones, where the town stands in two columns, phones so low that it stands in two rows, and all others. */
export type Screen = "upright" | "low" | "broad";

/** The most tiles in one row on a wide screen, and side by side on a low one. */
const ONE_ROW = 4;
/** The number of tiles that fill a phone: stacked, or side by side on a low one. */
const FEW = 2;
/** The rows of two on an upright phone from the first round on: more would leave half of the town empty. */
const ROWS_OF_TWO = 3;

/** Tiles side by side that belong together. */
export interface Group<T> {
  permanent: boolean;
  tiles: T[];
}

/** Return the groups of the town, this round's first; groups without tiles are left out. */
export function groupsOf<T extends { permanent: boolean }>(all: readonly T[]): Group<T>[] {
  return [false, true]
    .map((permanent) => ({ permanent, tiles: all.filter((tile) => tile.permanent === permanent) }))
    .filter(({ tiles }) => tiles.length > 0);
}

/** Return the columns and rows of lots for this number of tiles. They change as rarely as the screen
    allows, so that tiles keep their places for most of a game. */
export function lotsFor(count: number, screen: Screen): { columns: number; rows: number } {
  const half = Math.ceil(count / 2);
  if (count <= FEW && screen !== "broad") {
    return screen === "low" ? { columns: FEW, rows: 1 } : { columns: 1, rows: FEW };
  }
  if (screen === "low") {
    return { columns: 3, rows: Math.max(2, Math.ceil(count / 3)) };
  }
  if (screen !== "broad") return { columns: 2, rows: Math.max(ROWS_OF_TWO, half) };
  return { columns: Math.max(ONE_ROW, half), rows: count <= ONE_ROW ? 1 : 2 };
}

/** Return where a lot is, from 0. On broad screens a new column begins in the second row, and all others stay. */
export function lotAt(index: number, columns: number, screen: Screen): { column: number; row: number } {
  const across = screen === "broad" ? ONE_ROW : columns;
  const later = index - 2 * across;
  if (screen !== "broad" || later < 0) return { column: index % across, row: Math.floor(index / across) };
  return { column: across + Math.floor(later / 2), row: 1 - (later % 2) };
}

/** Return the tiles with the permanent ones in the order in which `came` has first seen them: those that are there keep
    their places. Notes in `came` those that are new. */
export function inOrderOfArrival<T extends { number: number; permanent: boolean }>(
  tiles: readonly T[],
  came: Set<number>,
): T[] {
  const permanent = tiles.filter((tile) => tile.permanent);
  for (const { number } of permanent) came.add(number);
  const order = [...came];
  permanent.sort((a, b) => order.indexOf(a.number) - order.indexOf(b.number));
  return [...tiles.filter((tile) => !tile.permanent), ...permanent];
}
