/** The largest number of tiles side by side. */
const MOST_IN_ROW = 7;

/** Split the tiles into rows of about equal length. */
export function rowsOf<T>(tiles: readonly T[]): T[][] {
  const count = Math.ceil(tiles.length / MOST_IN_ROW);
  const size = Math.ceil(tiles.length / Math.max(count, 1));
  return Array.from({ length: count }, (_, row) => tiles.slice(row * size, (row + 1) * size));
}
