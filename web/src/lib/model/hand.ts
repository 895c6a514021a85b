import type { CardInfo } from "../api/types";

export type HandOrder = "alphabet" | "category" | "own";

/** Return the category of which a card has most books (the first on a tie), and how many. */
function strongest(card: CardInfo): { category: number; books: number } {
  const counts = new Map<number, number>();
  for (const { category } of card.books) counts.set(category, (counts.get(category) ?? 0) + 1);
  const ranked = [...counts].sort(([ca, na], [cb, nb]) => nb - na || ca - cb);
  const [category, books] = ranked[0] ?? [0, 0];
  return { category, books };
}

function byCategory(a: CardInfo, b: CardInfo): number {
  const [sa, sb] = [strongest(a), strongest(b)];
  return sa.category - sb.category || sb.books - sa.books || a.id - b.id;
}

/** Return a comparison by the order arranged by hand; other cards go to the end, in alphabetical order. */
function byPlace(own: readonly number[]) {
  const place = new Map(own.map((id, index) => [id, index]));
  const of = ({ id }: CardInfo): number => place.get(id) ?? own.length;
  return (a: CardInfo, b: CardInfo): number => of(a) - of(b) || a.id - b.id;
}

/** Return the hand in the order chosen. Card ids are in alphabetical order already. */
export function sortHand(
  cards: readonly CardInfo[],
  order: HandOrder,
  own: readonly number[] = [],
): CardInfo[] {
  if (order === "own") return [...cards].sort(byPlace(own));
  return [...cards].sort(order === "alphabet" ? (a, b) => a.id - b.id : byCategory);
}

/** Return the ids with `card` moved to index `to`. */
export function moved(ids: readonly number[], card: number, to: number): number[] {
  const rest = ids.filter((id) => id !== card);
  rest.splice(Math.max(0, Math.min(to, rest.length)), 0, card);
  return rest;
}
