import { expect, it } from "vitest";
import { tableIn } from "../../dev/mounting";
import { catalog } from "../state/catalog.svelte";
import { holdingsOf } from "./holdings";

it("counts every book of the deck at most once, and the reader's hand as theirs", () => {
  const { session } = tableIn("category");
  const view = session.shown!.view!;
  const deck = catalog.cards.map(({ id }) => id);
  const all = deck.flatMap((id) => catalog.card(id).books);
  const { own, others, unseen } = holdingsOf(view, 0, deck);
  for (const key of catalog.categoryKeys) {
    const books = all.filter(({ category }) => catalog.categoryKey(category) === key).length;
    expect(unseen(key)).toBeLessThan(books);
    expect(own(key) + others(key)).toBeGreaterThan(0);
  }
  const blind = holdingsOf({ ...view, seats: view.seats.map((seat) => ({ ...seat, hand: [] })) }, 0, deck);
  expect(blind.own("monster")).toBeLessThan(own("monster"));
});
