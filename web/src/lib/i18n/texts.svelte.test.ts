import { tick } from "svelte";
import { afterEach, describe, expect, it } from "vitest";
import { LANGUAGES, t, texts } from ".";
import { Texts } from "./texts.svelte";

afterEach(() => texts.use("en"));

describe("texts", () => {
  it("change with the language", async () => {
    expect(t("settings")).toBe("Settings");
    await texts.use("pl");
    expect(texts.language).toBe("pl");
    expect(t("settings")).toBe("Ustawienia");
  });

  it.each([
    ["pl", ["1 karta", "2 karty", "5 kart", "22 karty", "25 kart"]],
    ["cs", ["1 karta", "2 karty", "5 karet", "22 karet", "25 karet"]],
    ["fr", ["1 carte", "2 cartes", "5 cartes", "22 cartes", "25 cartes"]],
  ] as const)("count as people do in %s", async (language, counted) => {
    await texts.use(language);
    expect([1, 2, 5, 22, 25].map((count) => t("shelf-cards", { count }))).toEqual(counted);
  });

  it("include a page's own catalog after a change of language", async () => {
    expect(t("replay-pause")).toBe("replay-pause");
    await texts.load("replay");
    expect(t("replay-first")).toBe("To the beginning");
    await texts.use("cs");
    expect(t("replay-first")).toBe("Na začátek");
  });

  it("change nothing on the page when a catalog is loaded again", async () => {
    await texts.load("refusals");
    let runs = 0;
    const stop = $effect.root(() => {
      $effect(() => {
        t("settings");
        runs += 1;
      });
    });
    await tick();
    await texts.load("refusals");
    await tick();
    expect(runs).toBe(1);
    stop();
  });

  it("are in the language that was requested last", async () => {
    await Promise.all([texts.use("fr"), texts.load("replay"), texts.use("pl")]);
    expect([texts.language, t("replay-first")]).toEqual(["pl", "Na początek"]);
  });

  it.each(LANGUAGES)("have a real minus before negative numbers in %s", async (language) => {
    await texts.use(language);
    for (const b1 of [-1, -2, -12])
      expect(t("public-form-lines", { b1, b2: 0, b3: 0, b4: 0, focus: "0" })).toContain(`B1 −${-b1},`);
  });

  it("show the id of a missing message", () => {
    const id: string = "nonsense";
    expect(t(id)).toBe("nonsense");
  });

  it("are in English where a partial language lacks them", async () => {
    const partial = new Texts(new Set(["cs", "da"]));
    await partial.use("cs");
    expect(partial.text("settings")).toBe("Nastavení");
    await partial.use("da");
    expect([partial.language, partial.text("settings")]).toEqual(["da", "Settings"]);
  });

  it("are an error where a whole language lacks a catalog", async () => {
    await expect(texts.use("da")).rejects.toThrow("There is no catalog da/client.ftl");
  });
});

/** Calls that must not compile. */
export const wrong = [
  // @ts-expect-error There is no such message.
  () => t("nonsense"),
  // @ts-expect-error No message begins like that.
  () => t(`nonsense-${texts.language}`),
  // @ts-expect-error The message needs a number.
  () => t("shelf-cards"),
  // @ts-expect-error The number has another name.
  () => t("shelf-cards", { number: 1 }),
];
