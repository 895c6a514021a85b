// Make the types of the client's messages: each id with the names of the arguments that it needs in any language.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";

const texts = new URL("../../src/exlibris/texts/", import.meta.url);
const made = new URL("../src/lib/i18n/messages.ts", import.meta.url);
const loader = readFileSync(new URL("texts.svelte.ts", made), "utf8");
const areas = /\/\{([a-z,]+)\}\.ftl/.exec(loader)[1].split(",");

/** Return the names of the arguments in a pattern and in the messages that it refers to. */
function namesIn(node, messages) {
  if (node === null || typeof node !== "object") return [];
  if (node.type === "var") return [node.name];
  const own = node.type === "mesg" ? messages.get(node.name) : Object.values(node);
  return Object.values(own ?? {}).flatMap((part) => namesIn(part, messages));
}

const needed = new Map();
for (const { code } of JSON.parse(readFileSync(new URL("languages.json", texts), "utf8"))) {
  const files = areas.map((area) => new URL(`${code}/${area}.ftl`, texts)).filter((file) => existsSync(file));
  const entries = files.flatMap((file) => new FluentResource(readFileSync(file, "utf8")).body);
  const messages = new Map(entries.map(({ id, value }) => [id, [value]]));
  for (const [id, value] of messages)
    needed.set(id, new Set([...(needed.get(id) ?? []), ...namesIn(value, messages)]));
}

const quoted = (names) => [...names].map((name) => `"${name}"`).join(" | ");
const lines = [...needed].map(([id, names]) => `  "${id}": ${quoted(names) || "never"};\n`);
writeFileSync(
  made,
  `// Made by build-steps/messages.js.\n
/** A client catalog: "client" is loaded with the page, the others with the pages that need them. */
export type Area = ${quoted(areas)};\n
/** The names of the arguments of each message. */
export interface Messages {\n${lines.join("")}}\n`,
);
