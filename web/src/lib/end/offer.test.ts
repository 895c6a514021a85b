import { expect, test } from "vitest";
import { loadTexts } from "../i18n";
import { giverOf, noteGiver, totalOf } from "./giver";
import { duel, isDay, linkTo, offerIn } from "./offer";

const deal = "k9-_8";

test("a link carries the deal and the name where servers don't see them", () => {
  const link = new URL(linkTo({ deal, by: "Ada & Eve" }, { share_url: "https://library.example/table/abc" }));
  expect([link.origin, link.pathname, link.search]).toEqual(["https://library.example", "/deal", ""]);
  expect(offerIn(link.hash)).toEqual({ deal, by: "Ada & Eve" });
});

test("without a name, the link has none", () => {
  const link = linkTo({ deal, by: "" }, { share_url: "" });
  expect(link).toBe(`${location.origin}${location.pathname}#/deal#deal=${deal}`);
  expect(offerIn(`#deal=${deal}`)).toEqual({ deal, by: "" });
});

test("an address without a deal offers none, and a name has at most 40 letters", () => {
  expect(offerIn("")).toEqual({ deal: "", by: "" });
  expect(offerIn(`#by=${"a".repeat(90)}`).by).toHaveLength(40);
});

test("the name stays with the table", () => {
  noteGiver("one", "Ada", 26);
  expect([giverOf("one"), giverOf("two")]).toEqual(["Ada", ""]);
  expect([totalOf("one"), totalOf("two")]).toEqual([26, undefined]);
});

test("a day is the deal of that day", () => {
  expect([isDay("2026-05-17"), isDay(deal)]).toEqual([true, false]);
});

test("the duel is won by the higher total, whoever played first", async () => {
  await loadTexts("deal");
  expect(duel("Ada", "Ben", 26, 5)).toBe(
    "On the same cards, Ben is 5 points ahead of Ada: 31\u00a0to\u00a026",
  );
  expect(duel("Ada", "Ben", 26, -1)).toBe(
    "On the same cards, Ada is one point ahead of Ben: 26\u00a0to\u00a025",
  );
  expect(duel("Ada", "Ben", 26, 0)).toBe("On the same cards, Ada and Ben are level at 26");
});
