import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { LANGUAGES } from ".";

const AREAS = [
  "account",
  "bytext",
  "chat",
  "client",
  "deal",
  "deck",
  "end",
  "files",
  "hints",
  "keys",
  "learn",
  "lobby",
  "pace",
  "people",
  "players",
  "replay",
  "score",
];

const sources = fileURLToPath(new URL("../../", import.meta.url));
const catalogs = fileURLToPath(new URL("../../../../src/exlibris/texts/", import.meta.url));

function filesUnder(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return filesUnder(path);
    return /\.(svelte|ts)$/.test(name) && !name.endsWith(".test.ts") ? [path] : [];
  });
}

/** Return the pattern of the ids in sources, whole ones and ones put together, as in `rules-${section}`. */
function usedIds(): RegExp {
  const named = /\b(?:t|msg)\(\s*"([a-z0-9-]+)"|`([a-z]+-(?:[a-z0-9-]|\$\{[^`{}]*\})+)`/g;
  const texts = filesUnder(sources).map((path) => readFileSync(path, "utf8"));
  const found = texts.flatMap((text) => [...text.matchAll(named)].map(([, id, made]) => id ?? made!));
  return new RegExp(`^(${found.join("|").replaceAll(/\$\{[^}]*\}/g, "[a-z0-9-]+")})$`);
}

const path = (language: string, area: string): string => `${catalogs}${language}/${area}.ftl`;

function definedIds(language: string): string[] {
  const text = AREAS.map((area) => readFileSync(path(language, area), "utf8")).join("\n");
  return [...text.matchAll(/^([a-z][a-z0-9-]*) *=/gm)].map((match) => match[1]!);
}

/** Return the texts in a component's markup: text between tags, and attributes that are read out. */
function literals(source: string): string[] {
  let markup = source.replace(/<script.*?<\/script>|<style.*?<\/style>|<!--.*?-->/gs, "");
  for (let before = ""; before !== markup;) {
    before = markup;
    markup = markup.replace(/\{[^{}]*\}/g, "");
  }
  const spoken = [...markup.matchAll(/\b(?:aria-label|title|alt|placeholder)="([^"]*)"/g)].map(
    ([, text]) => text!,
  );
  const texts = [...markup.replace(/<[^>]*>/gs, "\n").split("\n"), ...spoken];
  return texts
    .map((text) => text.replaceAll("&nbsp;", " ").replace("Ex Libris", "").trim())
    .filter((text) => /[a-z]{2}/i.test(text));
}

describe("the components", () => {
  it("have no text without a catalog except the game's name", () => {
    const components = filesUnder(sources).filter(
      (file) => file.endsWith(".svelte") && !file.includes("/dev/"),
    );
    expect(components.flatMap((file) => literals(readFileSync(file, "utf8")))).toEqual([]);
  });

  it("take the colon after a label from the catalog, since French has a space before it", () => {
    const lines = filesUnder(sources).flatMap((path) => readFileSync(path, "utf8").split("\n"));
    const forReaders = lines.filter((line) => !/\berror\b|Error\(/.test(line));
    expect(forReaders.filter((line) => /\}: (\$\{|\{[^ }])/.test(line))).toEqual([]);
  });

  it("are caught if they do", () => {
    expect(literals('<p title="Oh no">{t("a")} Hello {#if x}&nbsp;Ex Libris{/if}</p>')).toEqual([
      "Hello",
      "Oh no",
    ]);
  });
});

describe("the client's English catalogs", () => {
  it("have no message that nothing uses", () => {
    const used = usedIds();
    expect(definedIds("en").filter((id) => !used.test(id))).toEqual([]);
  });

  it("have no message twice", () => {
    const ids = definedIds("en");
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });
});

describe.each(LANGUAGES)("the client's catalogs in %s", (language) => {
  it.each(AREAS.filter((area) => existsSync(path(language, area))))("parse whole: %s.ftl", (area) => {
    const source = readFileSync(path(language, area), "utf8");
    const resource = new FluentResource(source);
    expect(new FluentBundle(language).addResource(resource)).toEqual([]);
    expect(resource.body).toHaveLength([...source.matchAll(/^-?[a-z][a-z0-9-]* *=/gm)].length);
  });
});
