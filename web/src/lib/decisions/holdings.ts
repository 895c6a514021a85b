// Where the books of each category are, as far as the reader knows.
import type { View } from "../api/types";
import { catalog } from "../state/catalog.svelte";

type Count = (category: string) => number;

/** Return the numbers of books of a category: the reader's own, those known with the others, and those not in sight. */
export function holdingsOf(
  view: View,
  you: number,
  deck: readonly number[],
): Record<"own" | "others" | "unseen", Count> {
  const cardsOf = ({ shelf, hand }: View["seats"][number]): (number | null)[] => [
    ...shelf.rows.flat().flatMap((cell) => (cell ? [cell.card, cell.entombed] : [])),
    ...hand,
  ];
  const own = known(view.seats.filter(({ seat }) => seat === you).flatMap(cardsOf));
  const others = known(view.seats.filter(({ seat }) => seat !== you).flatMap(cardsOf));
  const offered = view.tiles.flatMap(({ cards }) => cards);
  const inSight = new Set([
    ...own,
    ...others,
    ...known([...offered, ...view.aside, ...(view.discard.pile ?? []), view.discard.top]),
  ]);
  return {
    own: counting(own),
    others: counting(others),
    unseen: counting(deck.filter((card) => !inSight.has(card))),
  };
}

const known = (cards: readonly (number | null)[]): number[] => cards.filter((card) => card !== null);

function counting(cards: readonly number[]): Count {
  const books = cards.flatMap((card) => catalog.card(card).books);
  return (key) => books.filter(({ category }) => catalog.categoryKey(category) === key).length;
}
