// Only mouse users see a title: the name or the text must say the same. A browser reads the title of a control as its
// description.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "svelte/compiler";
import { expect, it } from "vitest";

const CONTROLS = new Set(["a", "button", "input", "select", "summary", "textarea"]);
const COMPONENTS = readdirSync("src", { recursive: true, encoding: "utf-8" })
  .filter((name) => name.endsWith(".svelte") && !name.startsWith("dev"))
  .map((name) => join("src", name));

interface Node {
  type: string;
  start: number;
  end: number;
  [field: string]: unknown;
}
const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && typeof (value as Node).type === "string";

/** Return the elements, controls left out, that say something in their title alone. */
function untold(source: string): string[] {
  const found: string[] = [];
  function look(node: Node): void {
    const title = ((node.attributes as Node[] | undefined) ?? []).find(({ name }) => name === "title");
    if (title && node.type === "RegularElement" && !CONTROLS.has(String(node.name))) {
      const said = source
        .slice(title.start, title.end)
        .replace(/^title=/, "")
        .replace(/^["{]|["}]$/g, "");
      const times = source.slice(node.start, node.end).split(said).length - 1;
      if (times < 2) found.push(said);
    }
    Object.values(node).flat().filter(isNode).forEach(look);
  }
  look(parse(source, { modern: true }).fragment as unknown as Node);
  return found;
}

it.each(COMPONENTS)("says no fact in a title alone: %s", (path) => {
  expect(untold(readFileSync(path, "utf-8"))).toEqual([]);
});

it("finds those that do", () => {
  expect(untold('<p><b title={t("far")}>1</b><i title="{a}: {b}" aria-label="{a}: {b}"></i></p>')).toEqual([
    't("far")',
  ]);
});
