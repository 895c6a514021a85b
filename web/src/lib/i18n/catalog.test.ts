import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

const sources = fileURLToPath(new URL("../../", import.meta.url));
const catalog = fileURLToPath(new URL("../../../../src/exlibris/texts/en/client.ftl", import.meta.url));

function filesUnder(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return filesUnder(path);
    return /\.(svelte|ts)$/.test(name) && !name.endsWith(".test.ts") ? [path] : [];
  });
}

function usedIds(): Set<string> {
  const calls = /\b(?:t|msg)\(\s*"([a-z0-9-]+)"/g;
  const texts = filesUnder(sources).map((path) => readFileSync(path, "utf8"));
  return new Set(texts.flatMap((text) => [...text.matchAll(calls)].map((match) => match[1]!)));
}

function definedIds(): Set<string> {
  const text = readFileSync(catalog, "utf8");
  return new Set([...text.matchAll(/^([a-z][a-z0-9-]*) *=/gm)].map((match) => match[1]!));
}

describe("client.ftl", () => {
  it("has a message for every id the client asks for", () => {
    const defined = definedIds();
    expect([...usedIds()].filter((id) => !defined.has(id))).toEqual([]);
  });

  it("has no message that nothing asks for", () => {
    const used = usedIds();
    expect([...definedIds()].filter((id) => !used.has(id))).toEqual([]);
  });

  it("parses whole", () => {
    const resource = new FluentResource(readFileSync(catalog, "utf8"));
    expect(new FluentBundle("en").addResource(resource)).toEqual([]);
    expect(resource.body).toHaveLength(definedIds().size);
  });
});
