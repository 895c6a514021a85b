import { afterEach, describe, expect, it, vi } from "vitest";
import { NOTHING_YET, readProgress, type Progress } from "./progress";

function read(text: string | null): Progress {
  vi.stubGlobal("localStorage", { getItem: () => text });
  return readProgress();
}

describe("stored progress", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("is read as it was written", () => {
    const progress = { done: ["first_shelf"], places: { first_visit: { task: 3, actions: [1, 2] } } };
    expect(read(JSON.stringify(progress))).toEqual(progress);
  });

  it.each([null, "", "nonsense", "7", "[]", '{"done": 5}', '{"places": {"a": {"task": "x"}}}'])(
    "is forgotten where it makes no sense: %s",
    (text) => {
      expect(read(text)).toEqual(NOTHING_YET);
    },
  );

  it("keeps what is valid and drops the rest", () => {
    const text = '{"done": ["a", 1], "places": {"b": {"task": 1, "actions": [2]}, "c": {"task": 1}}}';
    expect(read(text)).toEqual({ done: ["a"], places: { b: { task: 1, actions: [2] } } });
  });
});
