import { expect, it } from "vitest";
import { tableIn } from "../../dev/mounting";
import { endingCount, endingFrom } from "./ending";

it("is announced for the card that fills a shelf, once, and not in a solo game", () => {
  const { session } = tableIn("cell");
  const own = { ...session.own!, final_cards: 11 };
  const view = { ...session.shown!.view!, trigger: 12, seats: [own] };
  expect(endingFrom(view, own, 12)).toBe(12);
  expect(endingFrom(view, own, 11)).toBeNull();
  expect(endingFrom({ ...view, final_round: true }, own, 12)).toBeNull();
  expect(endingFrom({ ...view, seats: [{ ...own, final_cards: 12 }] }, own, 12)).toBeNull();
});

it("is asked only where a new card gets a cell", () => {
  const { session } = tableIn("space");
  expect(endingCount(session)).toBeNull();
});
