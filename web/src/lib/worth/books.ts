// How many books of each category there are: facts to compare at a glance.
import type { View } from "../api/types";
import { catalog } from "../state/catalog.svelte";
import type { Range, Side } from "./worth";

/** Return the number of books of each category on cards. */
export function booksOf(cards: readonly number[]): Map<string, number> {
  const counts = new Map<string, number>(catalog.categoryKeys.map((key) => [key, 0]));
  for (const card of cards)
    for (const { category } of catalog.card(card).books) {
      const key = catalog.categoryKey(category);
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  return counts;
}

/** Return all categories, the prominent one first, then the banned one, then the reader's focus. */
export function categoriesOf({ prominent, banned }: View, focus: string | null | undefined): string[] {
  const first = [prominent, banned, focus].filter((key): key is string => Boolean(key));
  return [...new Set([...first, ...catalog.categoryKeys])];
}

/** Return how many books of a category there are in a form, from the fewest to the most. */
export const countOf = ({ books }: Side, key: string): Range =>
  books[catalog.categoryKeys.indexOf(key)] ?? [0, 0];
