import { readdirSync, readFileSync } from "node:fs";
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

const HEADS = `end/EndHead.svelte home/HomePage.svelte inspection/Inspection.svelte replay/ReplayHead.svelte
  replay/Viewer.svelte rules/RulesPage.svelte score/ScorePage.svelte table/PromptBar.svelte table/board.css`;
/** These should ask their area, by `@container`. The list may only get shorter. */
const LEFT = `log/SinceNote.svelte shelf/ShelfBoard.svelte shelf/ShelfThread.svelte table/Counts.svelte
  table/Desk.svelte table/DraftPanel.svelte table/FinalRound.svelte table/Hand.svelte table/Library.svelte
  table/LogPanel.svelte table/Notices.svelte table/Opponent.svelte table/PaneTabs.svelte table/PromptOptions.svelte
  table/SettingsMenu.svelte table/ShelfHead.svelte table/Signs.svelte table/Space.svelte table/Tile.svelte
  table/TileCards.svelte table/TilePicture.svelte table/Town.svelte ui/Note.svelte ui/RoundLabel.svelte`;

test("other components than these ask their area for its size, not the screen", () => {
  const asking = readdirSync("src/lib", { recursive: true, encoding: "utf-8" })
    .filter((name) => /\.(svelte|css)$/.test(name))
    .filter((name) => /@media[^{]*\(--/.test(readFileSync(`src/lib/${name}`, "utf-8")));
  expect(asking.sort()).toEqual(`${HEADS} ${LEFT}`.split(/\s+/).sort());
});
