import { describe, expect, it } from "vitest";
import { NOTHING_YET, parseProgress } from "./progress";

describe("stored progress", () => {
  it("is read as it was written", () => {
    const progress = { done: ["first_shelf"], places: { first_visit: { task: 3, actions: [1, 2] } } };
    expect(parseProgress(JSON.stringify(progress))).toEqual(progress);
  });

  it.each([null, "", "nonsense", "7", "[]", '{"done": 5}', '{"places": {"a": {"task": "x"}}}'])(
    "is forgotten where it makes no sense: %s",
    (text) => {
      expect(parseProgress(text)).toEqual(NOTHING_YET);
    },
  );

  it("keeps what is valid and drops the rest", () => {
    const text = '{"done": ["a", 1], "places": {"b": {"task": 1, "actions": [2]}, "c": {"task": 1}}}';
    expect(parseProgress(text)).toEqual({ done: ["a"], places: { b: { task: 1, actions: [2] } } });
  });
});
