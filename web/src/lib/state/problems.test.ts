import { afterEach, describe, expect, it } from "vitest";
import { ApiError } from "../api/http";
import { loadTexts, texts } from "../i18n";
import { problemText } from "./problems";

afterEach(() => texts.use("en"));

describe("problemText", () => {
  it("knows codes in the page's language", async () => {
    await texts.use("fr");
    expect(problemText(new ApiError(409, "illegal-action", "No action 7."))).toContain("n’est pas permis");
    expect(problemText(new ApiError(503, "internal", "Oops"))).toContain("Rien n’est perdu");
  });

  it("has the texts of rare codes with the first refusal", async () => {
    await texts.use("cs");
    await loadTexts("refusals");
    expect(problemText(new ApiError(400, "bad-setup", "level: only a solo game has one."))).toBe(
      "Takový stůl nelze otevřít: level: only a solo game has one.",
    );
    expect(problemText(new ApiError(503, "stopping", ""))).toContain("Server se restartuje.");
  });

  it("says how long to wait", async () => {
    await texts.use("pl");
    await loadTexts("refusals");
    const wait = (seconds: number): string =>
      problemText(new ApiError(429, "too-many-requests", "", seconds)).replace(/.* za /, "");
    expect([0, 40, 600, 7200].map(wait)).toEqual(["1 sek.", "40 sek.", "10 min.", "2 godz."]);
  });

  it("falls back on the server's sentence", async () => {
    await texts.use("cs");
    expect(problemText(new ApiError(400, "of-later", "Of a later server."))).toBe("Of a later server.");
    expect(problemText(new ApiError(404, "http-404", ""))).toBe("Nepovedlo se: http-404");
  });
});
