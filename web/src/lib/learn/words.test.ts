import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { LESSONS, WORDS } from "./words";

const folder = fileURLToPath(new URL("../../../../src/exlibris/content/lessons/", import.meta.url));
const files = readdirSync(folder).filter((name) => name.endsWith(".toml") && !name.startsWith("example"));
const keys = files.flatMap((name) =>
  [
    ...readFileSync(join(folder, name), "utf8").matchAll(/^\[\[tasks\]\]\nkey = "([a-z0-9-]+)"(\nacts)?/gm),
  ].map(([, key, acts]) => ({ key: key!, acts: acts !== undefined })),
);

describe("the librarian", () => {
  it("has words for every task of every lesson, and for nothing else", () => {
    expect(keys.map(({ key }) => key).sort()).toEqual(Object.keys(WORDS).sort());
    expect(files.map((name) => name.replace(".toml", "")).sort()).toEqual(Object.keys(LESSONS).sort());
  });

  it("points at something in every task to read", () => {
    const lost = keys.filter(({ key, acts }) => !acts && !WORDS[key]?.near);
    expect(lost).toEqual([]);
  });

  it("points at the learner's own things, never at the first that looks alike", () => {
    const vague = Object.entries(WORDS).filter(
      ([, { near }]) => near && /^\.(cabinet|grid|shelf)/.test(near),
    );
    expect(vague).toEqual([]);
  });

  it("has an answer to every wrong choice", () => {
    const silent = keys.filter(({ key, acts }) => acts && !WORDS[key]?.wrong);
    expect(silent.map(({ key }) => key)).toEqual(["delay-pay"]); // where any card will do
  });
});
