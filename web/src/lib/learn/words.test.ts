import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { POINTING } from "./words";

const folder = fileURLToPath(new URL("../../../../src/exlibris/content/lessons/", import.meta.url));
const catalog = new URL("../../../../src/exlibris/texts/en/learn.ftl", import.meta.url);
const ids = [...readFileSync(catalog, "utf8").matchAll(/^([a-z0-9-]+) =/gm)].map(([, id]) => id!);
const files = readdirSync(folder).filter((name) => name.endsWith(".toml") && !name.startsWith("example"));
const keys = files.flatMap((name) =>
  [
    ...readFileSync(join(folder, name), "utf8").matchAll(/^\[\[tasks\]\]\nkey = "([a-z0-9-]+)"(\nacts)?/gm),
  ].map(([, key, acts]) => ({ key: key!, acts: acts !== undefined })),
);

describe("the librarian", () => {
  it("has words for every task of every lesson, and for nothing else", () => {
    const tasks = new RegExp(
      `^learn-(${[...new Set(keys.map(({ key }) => key.split("-")[0]))].join("|")})-[a-z0-9]+$`,
    );
    expect(keys.map(({ key }) => `learn-${key}`).sort()).toEqual(ids.filter((id) => tasks.test(id)).sort());
    const lessons = files.map((name) => `lesson-${name.replace(".toml", "").replaceAll("_", "-")}`);
    expect(ids).toEqual(expect.arrayContaining(lessons.flatMap((id) => [id, `${id}-about`])));
  });

  it("points at something in every task to read", () => {
    const lost = keys.filter(({ key, acts }) => !acts && !POINTING[key]?.near);
    expect(lost).toEqual([]);
  });

  it("points at the learner's own things, never at the first that looks alike", () => {
    const vague = Object.entries(POINTING).filter(
      ([, { near }]) => near && /^\.(cabinet|grid|shelf)/.test(near),
    );
    expect(vague).toEqual([]);
  });

  it("has an answer to every wrong choice", () => {
    const silent = keys.filter(({ key, acts }) => acts && !ids.includes(`learn-${key}-wrong`));
    expect(silent.map(({ key }) => key)).toEqual(["delay-pay"]); // where any card will do
  });
});
