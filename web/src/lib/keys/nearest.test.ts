import { describe, expect, it } from "vitest";
import { nearest, type Box } from "./nearest";

/** Return boxes of ten by ten, one for each letter of the drawing. */
function boxes(...lines: string[]): Record<string, Box> {
  const found: Record<string, Box> = {};
  lines.forEach((line, row) =>
    [...line].forEach((mark, column) => {
      if (mark !== ".") found[mark] = { left: column * 12, top: row * 12, width: 10, height: 10 };
    }),
  );
  return found;
}

function going(
  direction: Parameters<typeof nearest>[2],
  from: string,
  ...lines: string[]
): string | undefined {
  const all = boxes(...lines);
  const others = Object.keys(all).filter((mark) => mark !== from);
  return others[
    nearest(
      all[from]!,
      others.map((mark) => all[mark]!),
      direction,
    )
  ];
}

describe("the arrow keys", () => {
  it("go to the neighbor in that direction", () => {
    expect(going("right", "a", "abc", "def")).toBe("b");
    expect(going("down", "b", "abc", "def")).toBe("e");
    expect(going("left", "f", "abc", "def")).toBe("e");
    expect(going("up", "d", "abc", "def")).toBe("a");
  });

  it("skip gaps, and prefer straight ahead to aside", () => {
    expect(going("right", "a", "a..b", ".c..")).toBe("b");
    expect(going("down", "a", "a..", "..b", "c..")).toBe("c");
  });

  it("stop at the edge", () => {
    expect(going("left", "a", "ab")).toBeUndefined();
  });
});
