import { beforeEach, expect, it } from "vitest";
import { madeUpCatalog } from "../../dev/catalog";
import { catalog } from "../state/catalog.svelte";
import { breakText, misfiledText } from "./misfiled";

beforeEach(() => catalog.fill(madeUpCatalog(), "en"));

it("names the card that its owner would flip, and the one before which it stands", () => {
  const turn = { by: "owner", against: 0 } as const;
  const name = catalog.cardName(60);
  expect(breakText(60, turn)).toEqual({ whole: `flip ${name}`, short: "flip" });
  expect(misfiledText(60, turn)).toMatch(`${name} stands before ${catalog.cardName(0)}`);
  expect(misfiledText(60, { by: "owner", against: null })).toMatch(/costs points/);
});

it("names the card after which another stands that the inspector would flip", () => {
  const turn = { by: "inspector", against: 60 } as const;
  expect(breakText(0, turn).short).toMatch(/^after /);
  expect(misfiledText(0, turn)).toMatch("the inspector would flip it");
});
