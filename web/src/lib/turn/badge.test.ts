import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { badged } from "./badge";

const page = readFileSync(fileURLToPath(new URL("../../../index.html", import.meta.url)), "utf8");
const icon = /href="(data:image[^"]*)"/.exec(page)![1]!;

it("puts a dot on the page's icon and takes it away again", () => {
  const turn = badged(icon, true);
  expect(turn).toMatch(/circle cx='25'.*%3C\/svg%3E$/);
  expect(badged(turn, true)).toBe(turn);
  expect(badged(turn, false)).toBe(icon);
});
