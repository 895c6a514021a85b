import { describe, expect, it } from "vitest";
import { books, podiumOrder } from "./podium";

describe("the podium", () => {
  it("puts the best in the middle", () => {
    const order = podiumOrder([4, 2, 1, 3].map((rank) => ({ rank })));
    expect(order.map(({ rank }) => rank)).toEqual([2, 1, 3, 4]);
  });

  it("has room for a single seat", () => {
    expect(podiumOrder([{ rank: 1 }])).toEqual([{ rank: 1 }]);
  });

  it("piles more books for better ranks, and at least one", () => {
    const heights = [1, 2, 3, 4, 5].map((rank) => books(2, rank).length);
    expect(heights).toEqual([4, 3, 2, 1, 1]);
  });

  it("keeps every book within the pile", () => {
    for (const seat of [0, 1, 2, 3]) {
      for (const { x, width } of books(seat, 1)) expect(x + width).toBeLessThanOrEqual(60);
    }
  });
});
