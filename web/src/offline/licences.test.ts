import { expect, it } from "vitest";
import { licenceText } from "../../build-steps/licences";

const font = { name: "font", version: "1", identifier: "OFL-1.1", text: "Anybody may use it." };

it("shows each package with the text of its license", () => {
  const shown = licenceText([font, { name: "fluent", version: "2", identifier: "Apache-2.0" }]);
  expect(shown).toContain("font 1 (OFL-1.1)\n\nAnybody may use it.");
  expect(shown).toMatch(/fluent 2 \(Apache-2\.0\)\s+Apache License\s+Version 2\.0/);
});

it("refuses licenses that are not allowed, missing or without a text", () => {
  const { identifier: _, ...unlicensed } = font;
  const { text: __, ...wordless } = font;
  expect(() => licenceText([{ ...font, identifier: "AGPL-3.0-only" }])).toThrow(
    "font: AGPL-3.0-only is not allowed",
  );
  expect(() => licenceText([unlicensed])).toThrow("font: no license is not allowed");
  expect(() => licenceText([wordless])).toThrow("font: without the text of its license, OFL-1.1");
});
