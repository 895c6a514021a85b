/** The largest number of tiles side by side. */
const MOST_IN_ROW = 5;
/** So many tiles still stand in one row. */
const ONE_ROW = 3;

/** Tiles side by side that belong together. */
export interface Group<T> {
  permanent: boolean;
  tiles: T[];
}

/** Return the groups of a row, in order; those without tiles are left out. */
export function groupsOf<T extends { permanent: boolean }>(row: readonly T[]): Group<T>[] {
  return [false, true]
    .map((permanent) => ({ permanent, tiles: row.filter((tile) => tile.permanent === permanent) }))
    .filter(({ tiles }) => tiles.length > 0);
}

function cut<T>(tiles: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(tiles.length / size) }, (_, row) =>
    tiles.slice(row * size, (row + 1) * size),
  );
}

/** Split the tiles into rows of about equal length, those of this round first.
 *
 * The permanent ones begin a row of their own if that makes no row much longer.
 */
export function townRows<T extends { permanent: boolean }>(tiles: readonly T[]): Group<T>[][] {
  const [fresh, permanent] = [false, true].map((kind) => tiles.filter((tile) => tile.permanent === kind));
  const count = tiles.length <= ONE_ROW ? 1 : Math.max(2, Math.ceil(tiles.length / MOST_IN_ROW));
  const size = Math.max(1, Math.ceil(tiles.length / count));
  const apart = [fresh!, permanent!].filter((group) => group.length > 0);
  const longest = Math.max(0, ...apart.map((group) => group.length));
  const rows = apart.length === count && longest <= size + 1 ? apart : cut([...fresh!, ...permanent!], size);
  return rows.map(groupsOf);
}
