import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { LANGUAGES, loadTexts, t, texts } from "../i18n";
import { commandIn, helpLines, typedName } from "./commands";
import { afterFirst, plain } from "./words";

beforeAll(() => loadTexts("bytext"));
afterAll(() => texts.use("en"));

describe("typed text", () => {
  it("may differ in case, spaces, accents and how a card is written", () => {
    expect(plain("  Półki   RITA ")).toBe("polki rita");
    expect(plain("shelve M\u00a03/8")).toBe("shelve m3");
    expect(plain("Place 14.1*")).toBe("place 14.1*");
    expect(plain("why not 14.2?")).toBe("why not 14.2");
    expect(plain("?")).toBe("?");
  });

  it("is split after its first word", () => {
    expect([afterFirst("place 14.1"), afterFirst("done")]).toEqual(["14.1", ""]);
  });
});

describe("commands", () => {
  it.each([
    ["shelf Rita", "shelf", "rita"],
    ["shelf", "shelf", ""],
    ["tile 14", "tile", "14"],
    ["Why not 14.2?", "why", "14.2"],
    ["why M3", "why", "m3"],
    ["?", "help", ""],
    ["log 20", "log", "20"],
  ])("are found in %s", (typed, name, about) => {
    expect(commandIn(typed)).toEqual({ name, about });
  });

  it.each(["place 14.1", "shelve M3", "done", "shelfish", ""])("are not found in %j", (typed) => {
    expect(commandIn(typed)).toBeNull();
  });

  it("that a move could be taken for are kept apart from it", () => {
    expect([typedName("tile 14"), typedName("place 14.1")]).toEqual(["do tile 14", "place 14.1"]);
    expect(commandIn(typedName("tile 14"))).toEqual({ name: "do", about: "tile 14" });
  });
});

describe.each(LANGUAGES)("commands in %s", (language) => {
  beforeAll(() => texts.use(language));

  it("each have words of their own", () => {
    const names = helpLines().map((_, index) => index);
    const ids = Object.keys(WORDS);
    expect(ids).toHaveLength(names.length);
    for (const [id, name] of Object.entries(WORDS))
      for (const word of t(id).split("|")) expect(commandIn(`${word} x`), word).toEqual({ name, about: "x" });
  });

  it("are also understood in English", () => {
    expect(commandIn("why not 14.2")).toEqual({ name: "why", about: "14.2" });
    expect(commandIn("hand")).toEqual({ name: "hand", about: "" });
  });
});

const NAMES =
  "help question moves why do yes undo pass state town tile players shelf hand card assistant form log board";
const WORDS = Object.fromEntries(NAMES.split(" ").map((name) => [`bytext-word-${name}`, name]));
