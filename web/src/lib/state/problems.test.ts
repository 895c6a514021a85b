import { afterEach, describe, expect, it } from "vitest";
import { ApiError } from "../api/http";
import { texts } from "../i18n";
import { problemText } from "./problems";

afterEach(() => texts.use("en"));

describe("problemText", () => {
  it("knows codes in the page's language", async () => {
    await texts.use("fr");
    expect(problemText(new ApiError(409, "seat-taken", "Max sits there already."))).toBe(
      "Cette place est déjà prise.",
    );
    expect(problemText(new ApiError(503, "internal", "Oops"))).toContain("Rien n’est perdu");
  });

  it("falls back on the server's sentence", async () => {
    await texts.use("cs");
    expect(problemText(new ApiError(400, "bad-setup", "level: only a solo game has one."))).toBe(
      "level: only a solo game has one.",
    );
    expect(problemText(new ApiError(404, "http-404", ""))).toBe("Nepovedlo se: http-404");
  });
});
