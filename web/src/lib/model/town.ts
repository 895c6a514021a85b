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

/** Return how many tiles stand side by side on a broad screen: one row of few, else two of about the same length. */
export const columnsOf = (count: number): number => (count <= ONE_ROW ? count : Math.ceil(count / 2));
