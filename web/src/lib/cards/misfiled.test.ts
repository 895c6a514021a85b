import { beforeEach, expect, it } from "vitest";
import { madeUpCatalog } from "../../dev/catalog";
import { shelf } from "../../dev/parts";
import { catalog } from "../state/catalog.svelte";
import { breakText, noteOf } from "./misfiled";

beforeEach(() => catalog.fill(madeUpCatalog(), "en"));

it("names the card after which another stands that the inspector would flip", () => {
  expect(breakText(0, 60).short).toMatch(/^[A-Z]\d*\s›\s[A-Z]\d*$/);
  const view = shelf(0, ["ow"]);
  expect(noteOf(view, view.rows[0]![1]!)).toMatch("the inspector would flip it");
});

it("says of a card in order that its owner may flip it, where that gains points", () => {
  const view = shelf(0, ["fo"]);
  expect(noteOf(view, view.rows[0]![0]!)).toMatch(/costs points .* Its owner may flip it/);
  expect(noteOf(view, view.rows[0]![1]!)).toBeUndefined();
});
