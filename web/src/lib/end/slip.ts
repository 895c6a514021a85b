import type { ShelfView } from "../api/types";
import { catalog } from "../state/catalog.svelte";

const TITLES = 3;

/** Return up to three titles from all over a shelf, of cards that stand face up. */
export function titlesOf(shelf: ShelfView): string[] {
  const titles = shelf.rows.flatMap((row) =>
    row.flatMap((cell) => {
      if (cell?.card == null || cell.face_down) return [];
      const books = catalog.card(cell.card).books.filter(({ title }) => title !== null);
      return books.length > 0 ? [books[0]!.title!] : [];
    }),
  );
  const different = [...new Set(titles)];
  const count = Math.min(TITLES, different.length);
  return Array.from(
    { length: count },
    (_, at) => different[Math.floor(((at + 0.5) * different.length) / count)]!,
  );
}
