// Things that fill the space on cards with fewer books, in a box 32 by 32 on the shelf's board.
import { disc, type Picture } from "../art/shapes";

export const PLANT: Picture = [
  ["leaf", "M16 20Q4 20 4 9Q14 9 16 20Q15 6 20 1Q26 10 16 20Q20 11 29 12Q28 20 16 20z"],
  ["brick", "M8 19H24L22 32H10z"],
  ["ink", "M8.5 23h15"],
];

const TRINKETS: readonly Picture[] = [
  // a candle
  [
    ["gold", "M6 32q0-4 10-4t10 4zM24 29q6-1 5-5t-5-1"],
    ["page", "M11 29V14q2-2 4 0t6 0V29z"],
    ["lamp", "M16 12q-5-5 0-11q5 6 0 11z"],
  ],
  PLANT,
  // ink and quill
  [
    ["page", "M17 20Q16 6 27 0Q31 10 19 20z"],
    ["slate", "M8 32V23q0-3 4-3V17h8v3q4 0 4 3v9z"],
    ["ink", "M20 18L25 6"],
  ],
  // a skull, a gift
  [
    ["page", "M9 26Q3 20 6 12Q10 5 17 6Q27 6 27 15Q27 22 23 26V32H9z"],
    ["dark", disc(12.5, 18, 2.8, 3.2) + disc(20.5, 18, 2.8, 3.2)],
    ["ink", "M13 32v-4M16.5 32v-4M20 32v-4"],
  ],
];

/** Return the trinket of a card, always the same one. */
export function trinket(card: number): Picture {
  return TRINKETS[(card * 5 + (card >> 3)) % TRINKETS.length]!;
}
