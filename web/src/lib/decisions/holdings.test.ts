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
  const [card, below] = [view.seats[0]!.hand[0]!, view.seats[1]!.shelf.rows.flat().find(Boolean)!];
  const two = {
    ...view.seats[0]!,
    hand: [card],
    shelf: { ...view.seats[0]!.shelf, rows: [[{ ...below, entombed: null }]] },
  };
  const few = holdingsOf({ ...view, seats: [two] }, two.seat, deck);
  for (const [index, key] of catalog.categoryKeys.entries()) {
    const books = [card, below.card!].flatMap((id) => catalog.card(id).books);
    expect(few.own(key)).toBe(books.filter(({ category }) => category === index).length);
    expect(few.others(key)).toBe(0);
  }
  const blind = holdingsOf({ ...view, seats: view.seats.map((seat) => ({ ...seat, hand: [] })) }, 0, deck);
  expect(blind.own("monster")).toBeLessThan(own("monster"));
});
