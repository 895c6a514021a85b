import { expect, it } from "vitest";
import { preferred } from "./language";

it.each([
  [["fr-CA", "en"], "fr"],
  [["la-VA", "pl", "en"], "pl"],
  [["CS"], "cs"],
  [["ja"], "en"],
  [[], "en"],
])("of %j prefers %s", (wanted, language) => {
  expect(preferred(wanted)).toBe(language);
});
