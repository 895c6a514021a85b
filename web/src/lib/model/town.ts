/** So many tiles still stand in one row. */
const ONE_ROW = 4;

/** Tiles side by side that belong together. */
export interface Group<T> {
  permanent: boolean;
  tiles: T[];
}

/** Return the groups of the town, those of this round first; those without tiles are left out. */
export function groupsOf<T extends { permanent: boolean }>(all: readonly T[]): Group<T>[] {
  return [false, true]
    .map((permanent) => ({ permanent, tiles: all.filter((tile) => tile.permanent === permanent) }))
    .filter(({ tiles }) => tiles.length > 0);
}

/** Return how many tiles stand side by side on a broad screen: one row of few, else two, which are no shorter than the one
    was, so that tiles keep their places for most of a game. */
export const columnsOf = (count: number): number =>
  count <= ONE_ROW ? count : Math.max(ONE_ROW, Math.ceil(count / 2));

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
