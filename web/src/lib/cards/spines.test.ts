import { describe, expect, it } from "vitest";
import { lettering, outline, ORNAMENT_ROOM, spinesOf } from "./spines";

const KEYS = ["corrupted", "fantastical", "historic", "monster", "reference", "spells"];
const rows = [2, 3, 4].flatMap((count) =>
  KEYS.flatMap((_, turn) => [Array.from({ length: count }, (_, index) => KEYS[(turn + index * 4) % 6]!)]),
);

describe("the spines of a card", () => {
  it.each(rows)("stand side by side within the card: %s %s %s %s", (...keys) => {
    for (const card of [0, 17, 151]) {
      let right = 0;
      for (const { x, width } of spinesOf(card, keys)) {
        expect(x).toBeGreaterThan(right);
        expect(width).toBeGreaterThan(19.5);
        expect(width).toBeLessThanOrEqual(34);
        right = x + width;
      }
      expect(right).toBeLessThan(100);
    }
  });

  it("are thicker for reference books than for fantastical ones", () => {
    const [thin, fat] = spinesOf(3, ["fantastical", "reference"]);
    expect(fat!.width).toBeGreaterThan(thin!.width);
  });

  it("differ in shape by category", () => {
    expect(new Set(KEYS.map((key) => outline(key, 20, 70))).size).toBe(KEYS.length);
  });

  it("have titles that fit between the ornaments", () => {
    const { size, lines } = lettering("Synonyms for Doom, Second Edition", 22, 70);
    expect(lines).toHaveLength(2);
    expect(Math.max(...lines.map((line) => line.length)) * size * 0.47).toBeLessThan(
      70 - ORNAMENT_ROOM + 0.01,
    );
  });
});
