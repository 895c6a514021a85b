import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { FACES } from "./faces";
import { FIGURES, figureOf } from "./figures";
import { SCENES, sceneOf } from "./scenes";

/** Return the keys that a content file lists. */
function keysIn(file: string): string[] {
  const path = new URL(`../../../../src/exlibris/content/${file}`, import.meta.url);
  return [...readFileSync(path, "utf-8").matchAll(/^key = "(.+)"$/gm)].map(([, key]) => key!);
}

describe("pictures", () => {
  it.each(keysIn("locations.toml"))("show the location %s", (key) => {
    expect(SCENES[key]?.length).toBeGreaterThan(8);
  });

  it.each(keysIn("assistants.toml"))("show the assistant %s in its seat's colour", (key) => {
    expect(FIGURES[key]?.filter(([material]) => material === "garb")).not.toHaveLength(0);
  });

  it("show the face of every level and personality in its seat's colour, and no other", () => {
    const path = new URL("../../../../src/exlibris/bots/characters.py", import.meta.url);
    const keys = [...readFileSync(path, "utf-8").matchAll(/Character\(\s*"(.+?)"/g)].map(([, key]) => key!);
    expect(Object.keys(FACES).sort()).toEqual(keys.sort());
    for (const face of Object.values(FACES))
      expect(face.some(([material]) => material === "garb")).toBe(true);
  });

  it("are all different, and of nothing outside the content", () => {
    const names = [...keysIn("locations.toml"), "library"];
    expect(Object.keys(SCENES).sort()).toEqual(names.sort());
    expect(Object.keys(FIGURES).sort()).toEqual(keysIn("assistants.toml").sort());
    const all = [
      ...Object.values(SCENES),
      sceneOf("?"),
      ...Object.values(FIGURES),
      ...Object.values(FACES),
      figureOf(null),
    ];
    expect(new Set(all.map((picture) => JSON.stringify(picture))).size).toBe(all.length);
  });

  it("are a house and a gnome for what has no picture of its own", () => {
    expect(sceneOf("observatory")).toBe(sceneOf("anything else"));
    expect(sceneOf("observatory").length).toBeGreaterThan(8);
    expect(figureOf("owl")).toBe(figureOf(null));
  });

  it.each([
    ...Object.entries(SCENES),
    ["house", sceneOf("?")] as const,
    ...Object.entries(FIGURES),
    ...Object.entries(FACES),
  ])("%s is drawn in whole path data", (_, parts) => {
    for (const [, path] of parts) expect(path).toMatch(/^M-?[\d.][-\d.\sa-zA-Z]*$/);
  });
});
