import { describe, expect, it } from "vitest";
import { townRows } from "./town";

/** Return the rows as text: `t` for a tile of this round, `p` for a permanent one, a bar between groups. */
function drawn(fresh: number, permanent: number): string[] {
  const tiles = [
    ...Array.from({ length: permanent }, () => ({ permanent: true })),
    ...Array.from({ length: fresh }, () => ({ permanent: false })),
  ];
  const letters = ({ permanent, tiles }: { permanent: boolean; tiles: unknown[] }): string =>
    (permanent ? "p" : "t").repeat(tiles.length);
  return townRows(tiles).map((groups) => groups.map(letters).join("|"));
}

describe("the rows of the town", () => {
  it("are one for few tiles and none for no tiles", () => {
    expect(drawn(0, 0)).toEqual([]);
    expect(drawn(2, 0)).toEqual(["tt"]);
    expect(drawn(2, 1)).toEqual(["tt|p"]);
  });

  it("keep the permanent tiles apart where that makes no row much longer", () => {
    expect(drawn(4, 0)).toEqual(["tt", "tt"]);
    expect(drawn(4, 1)).toEqual(["tttt", "p"]);
    expect(drawn(4, 3)).toEqual(["tttt", "ppp"]);
    expect(drawn(3, 5)).toEqual(["ttt", "ppppp"]);
  });

  it("are else as long as each other", () => {
    expect(drawn(6, 0)).toEqual(["ttt", "ttt"]);
    expect(drawn(2, 6)).toEqual(["tt|pp", "pppp"]);
    expect(drawn(2, 8)).toEqual(["tt|ppp", "ppppp"]);
    expect(drawn(2, 10)).toEqual(["tt|pp", "pppp", "pppp"]);
  });
});
