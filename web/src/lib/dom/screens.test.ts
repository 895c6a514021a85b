import { expect, test } from "vitest";
import { preprocessCSS, resolveConfig } from "vite";
import { css } from "../../../build-steps/screens";

const config = await resolveConfig({ configFile: false, css }, "build");
const built = async (code: string): Promise<string> => (await preprocessCSS(code, "a.css", config)).code;

test("a media query names its screens", async () => {
  expect(await built("@media not ((--narrow) or (--desktop)) {}")).toBe(
    "@media not (((width < 600px)) or ((width >= 1100px))) {}",
  );
});

test.each([
  ["@media (--watch) {}", "no screen is called watch"],
  ["@media (max-width: 600px) {}", "use a name of dom/screens.ts"],
  ["a { z-index: 5; }", "use a name of app.css"],
])("%s stops the build", async (code, why) => {
  await expect(built(code)).rejects.toThrow(why);
});
