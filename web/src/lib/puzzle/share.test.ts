import { expect, it } from "vitest";
import { loadTexts } from "../i18n";
import { shareText } from "./share";

await loadTexts("hints");

it("says how it went, and where to try it, but not the answer", () => {
  expect(shareText(326, true, 4, "https://here/puzzle")).toBe(
    "Ex Libris, puzzle 326: solved, days in a row: 4.\nhttps://here/puzzle",
  );
  expect(shareText(326, false, 0, "https://here/puzzle")).toBe(
    "Ex Libris, puzzle 326: not today.\nhttps://here/puzzle",
  );
});
