import type { ShelfView } from "../api/types";
import { catalog } from "../state/catalog.svelte";

const TITLES = 3;

interface Titled {
  title: string;
  category: string;
}

/** Return up to three titles from all over a shelf, of cards that stand face up, with their categories' keys. */
export function titlesOf(shelf: ShelfView): Titled[] {
  const titles = shelf.rows.flat().flatMap((cell): Titled[] => {
    if (cell?.card == null || cell.face_down) return [];
    const { title, category } = catalog.card(cell.card).books.find((book) => book.title !== null) ?? {};
    return title ? [{ title, category: catalog.categoryKey(category!) }] : [];
  });
  const different = [...new Map(titles.map((each) => [each.title, each])).values()];
  const count = Math.min(TITLES, different.length);
  return Array.from(
    { length: count },
    (_, at) => different[Math.floor(((at + 0.5) * different.length) / count)]!,
  );
}
