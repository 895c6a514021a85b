import type { PersonalData } from "../api/types";
import { describe, expect, it } from "vitest";
import { keptHere, personalFile } from "./personal";

function storage(values: Record<string, string>): Pick<Storage, "length" | "key" | "getItem"> {
  const keys = Object.keys(values);
  return { length: keys.length, key: (i) => keys[i] ?? null, getItem: (key) => values[key] ?? null };
}

const DATA: PersonalData = {
  made: "2026-01-02T00:00:00Z",
  account: { name: "Rita", email: null, created: "2026-01-01T00:00:00Z", shown: false, settings: null },
  sign_ins: [],
  return_link_made: null,
  return_link_used: null,
  second_factor_made: null,
  webhook: null,
  push: [],
  tables: [],
  chat: [],
  ratings: [],
};

describe("what is kept about a person", () => {
  it("has what this browser keeps, and nothing of other pages", () => {
    const kept = keptHere(
      storage({ "exlibris-settings": '{"pace":"fast"}', other: "1", "exlibris-odd": "{" }),
    );
    expect(kept).toEqual({ "exlibris-settings": { pace: "fast" }, "exlibris-odd": "{" });
  });

  it("is one document with both", async () => {
    const file = personalFile(DATA, { "exlibris-settings": { pace: "fast" } });
    expect(file.name).toBe("exlibris-data.json");
    expect(JSON.parse(await file.text())).toEqual({
      ...DATA,
      preferences: { "exlibris-settings": { pace: "fast" } },
    });
  });
});
