import { describe, expect, it } from "vitest";
import { isUndo } from "./keys";

const press = (change: Partial<Parameters<typeof isUndo>[0]>): boolean =>
  isUndo({
    key: "z",
    ctrlKey: true,
    metaKey: false,
    shiftKey: false,
    altKey: false,
    defaultPrevented: false,
    ...change,
  });

describe("isUndo", () => {
  it("accepts Ctrl+Z and Command+Z, also with caps lock", () => {
    expect(press({})).toBe(true);
    expect(press({ ctrlKey: false, metaKey: true })).toBe(true);
    expect(press({ key: "Z" })).toBe(true);
  });

  it("ignores a plain Z, redo, and keys handled elsewhere", () => {
    expect(press({ ctrlKey: false })).toBe(false);
    expect(press({ shiftKey: true })).toBe(false);
    expect(press({ key: "y" })).toBe(false);
    expect(press({ defaultPrevented: true })).toBe(false);
  });
});
