import { describe, expect, it } from "vitest";
import { jumpFor } from "./keys";

function press(key: string, more: Partial<Parameters<typeof jumpFor>[0]> = {}): ReturnType<typeof jumpFor> {
  return jumpFor({
    key,
    shiftKey: false,
    altKey: false,
    ctrlKey: false,
    metaKey: false,
    defaultPrevented: false,
    target: null,
    ...more,
  });
}

/** Return a stand-in for an element that only tells which selectors match it. */
function element(...names: string[]): EventTarget {
  const closest = (selector: string): object | null =>
    selector.split(", ").some((part) => names.includes(part)) ? {} : null;
  return { closest } as unknown as EventTarget;
}

describe("jumpFor", () => {
  it("knows the keys", () => {
    expect(
      ["ArrowLeft", "ArrowRight", "PageUp", "PageDown", "Home", "End", " "].map((key) => press(key)),
    ).toEqual(["back", "forward", "turn-back", "turn-forward", "first", "last", "toggle"]);
    expect(press("PageDown", { shiftKey: true })).toBe("round-forward");
    expect(press("PageUp", { shiftKey: true })).toBe("round-back");
  });

  it("ignores all others", () => {
    expect([press("a"), press("Tab"), press("ArrowUp"), press("ArrowLeft", { shiftKey: true })]).toEqual([
      null,
      null,
      null,
      null,
    ]);
    expect(press("ArrowLeft", { altKey: true })).toBeNull();
    expect(press("Home", { metaKey: true })).toBeNull();
    expect(press("ArrowLeft", { defaultPrevented: true })).toBeNull();
    expect(press("ArrowLeft", { defaultPrevented: true })).toBeNull();
  });

  it("leaves keys to elements that use them", () => {
    expect(press("End", { target: element("select") })).toBeNull();
    expect(press("PageDown", { target: element("ol") })).toBeNull();
    expect(press(" ", { target: element("button") })).toBeNull();
    expect(press("ArrowLeft", { target: element("button") })).toBe("back");
  });
});
