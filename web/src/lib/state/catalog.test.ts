import { expect, it } from "vitest";
import { madeUpCatalog } from "../../dev/catalog";
import { catalog } from "./catalog.svelte";

it("has the pictures that come with it, by the key of their piece", () => {
  const data = madeUpCatalog();
  const [first, ...others] = data.tiles;
  const tile = { ...first!, key: "observatory", picture: [{ material: "stone", outline: "M0 0h9v9z" }] };
  catalog.fill({ ...data, tiles: [tile, ...others] }, "en");
  expect(catalog.picture("observatory")).toEqual(tile.picture);
  expect(catalog.picture(others[0]!.key)).toBeNull();
});

it("calls a card by its letter and number, as they stand on it", () => {
  catalog.fill(madeUpCatalog(), "en");
  const { letter, number } = catalog.card(6);
  expect(catalog.cardName(6)).toBe(`${letter}${number}`);
  expect(catalog.cardLabel(6)).toMatch(new RegExp(`^${letter}${number}: `));
});
