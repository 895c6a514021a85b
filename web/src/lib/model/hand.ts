import type { CardFacts } from "../api/types";

export type HandOrder = "alphabet" | "category";

/** The category a card has most books of (the earlier one on a tie), and how many. */
function strongest(card: CardFacts): { category: number; books: number } {
  const counts = new Map<number, number>();
  for (const { category } of card.books) counts.set(category, (counts.get(category) ?? 0) + 1);
  const ranked = [...counts].sort(([ca, na], [cb, nb]) => nb - na || ca - cb);
  const [category, books] = ranked[0] ?? [0, 0];
  return { category, books };
}

function byCategory(a: CardFacts, b: CardFacts): number {
  const [sa, sb] = [strongest(a), strongest(b)];
  return sa.category - sb.category || sb.books - sa.books || a.id - b.id;
}

/** The hand in the order wished for; card ids already run through the alphabet. */
export function sortHand(cards: readonly CardFacts[], order: HandOrder): CardFacts[] {
  return [...cards].sort(order === "alphabet" ? (a, b) => a.id - b.id : byCategory);
}
