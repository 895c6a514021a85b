// Screen readers announce what changes in a live region that was there before. One that comes into being with its words
// says nothing, except by role "alert", which is announced when it comes.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "svelte/compiler";
import { describe, expect, it } from "vitest";

const FOLDER = "src";
const COMPONENTS = readdirSync(FOLDER, { recursive: true, encoding: "utf-8" })
  .filter((name) => name.endsWith(".svelte") && !name.startsWith("dev"))
  .map((name) => join(FOLDER, name));

/** A node of a template, of which only some fields are looked at. */
interface Node {
  type: string;
  start: number;
  end: number;
  [field: string]: unknown;
}

const BLOCKS = new Set(["IfBlock", "EachBlock", "AwaitBlock", "KeyBlock"]);
const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && typeof (value as Node).type === "string";
const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);
const partsOf = (node: Node): Node[] => Object.values(node).flatMap((value) => fragments(value));

/** Return the nodes of a template's fragment. */
function fragments(value: unknown): Node[] {
  return isNode(value) && value.type === "Fragment" ? (value.nodes as Node[]) : [];
}

function attribute(node: Node, name: string): string | null {
  const found = ((node.attributes as Node[] | undefined) ?? []).find((each) => each.name === name);
  const [value] = [found?.value].flat().filter(isNode);
  return value?.type === "Text" ? String(value.data) : null;
}

function isLive(node: Node): boolean {
  if (node.type !== "RegularElement") return false;
  const role = attribute(node, "role");
  return role === "status" || role === "log" || (attribute(node, "aria-live") ?? "off") !== "off";
}

/** Whether a region always has words: text, or a message without a condition. */
function hasWords(nodes: readonly Node[], source: string): boolean {
  return nodes.some((node) => {
    if (node.type === "Text") return String(node.data).trim() !== "";
    if (node.type === "ExpressionTag") return /^\{\s*t\(/.test(source.slice(node.start, node.end));
    return node.type === "RegularElement" && hasWords(partsOf(node), source);
  });
}

/** Return the variables of expressions that stand in these nodes, blocks left out. */
function namesIn(nodes: readonly Node[], source: string): Set<string> {
  return new Set(
    nodes.flatMap((node) =>
      node.type === "RegularElement"
        ? [...namesIn(partsOf(node), source)]
        : BLOCKS.has(node.type) || node.type === "Text"
          ? []
          : (source.slice(node.start, node.end).match(/(?<![.\w"])[A-Za-z_]\w*(\.\w+)*(?![\w(])/g) ?? []),
    ),
  );
}

/** Return the live regions of a component that appear together with their words. */
export function late(source: string): string[] {
  const found: string[] = [];
  function look(node: Node, conditions: ReadonlySet<string>, repeated: boolean): void {
    if (isLive(node)) {
      const words = namesIn(partsOf(node), source);
      const isSame = [...conditions].some((name) => words.has(name));
      if (repeated || isSame || hasWords(partsOf(node), source))
        found.push(source.slice(node.start, source.indexOf(">", node.start) + 1));
    }
    const within = new Set([
      ...conditions,
      ...(node.type === "IfBlock" ? namesIn([node.test as Node], source) : []),
    ]);
    const isLoop = repeated || node.type === "EachBlock";
    for (const child of childrenOf(node))
      if (child.type === "Fragment" || BLOCKS.has(child.type) || "fragment" in child)
        look(child, within, isLoop);
  }
  look(parse(source, { modern: true }).fragment as unknown as Node, new Set(), false);
  return found;
}

describe("live regions", () => {
  it.each(COMPONENTS)("are there before their words: %s", (path) => {
    expect(late(readFileSync(path, "utf-8"))).toEqual([]);
  });

  it.each([
    '{#if problem}<p role="status">{problem}</p>{/if}',
    '{#if slow}<p role="status">{t("slow")}</p>{/if}',
    '{#if a}{:else}<div><p aria-live="polite">{t("slow")}</p></div>{/if}',
    '{#each troubles as trouble}<p role="status">{trouble}</p>{/each}',
  ])("are found if they come too late: %s", (source) => {
    expect(late(source)).toHaveLength(1);
  });

  it("may wait inside of something that comes and goes", () => {
    expect(late('{#if open}<p role="status">{said}</p><i role="log">{#if a}{t("b")}{/if}</i>{/if}')).toEqual(
      [],
    );
  });
});
