import { disc, star, type Picture } from "../shapes";

export default [
  // the sign with the eye
  ["timber", "M24 55V24h3v31zM22 27h-14v2h14z"],
  ["page", "M5 31h21v13h-21z"],
  ["plum", "M8 37.5q7.5-8 15 0q-7.5 8-15 0z"],
  ["gold", disc(15.5, 37.5, 2.6)],
  ["dark", disc(15.5, 37.5, 0.9)],
  ["line", "M9 29v2M22 29v2"],
  // the hut
  ["wall", "M40 55L43 31H77L80 55z"],
  ["stone", "M40 55l.6-5h39l.6 5z"],
  ["plum", "M33 35Q50 27 55 10Q57 2 66 3Q70 4 68 8Q64 6 64 11Q68 27 87 35Q60 27 33 35z"],
  ["gold", star(58, 16, 4) + star(50, 27, 3) + star(68, 26, 3.4)],
  ["dark", "M47 55V44a6 6 0 0 1 12 0V55z"],
  ["cloth", "M47.5 43Q49 40 53 38Q52 46 48 55H47.2zM58.5 43Q57 40 53 38Q54 46 58 55H58.8z"],
  ["gold", disc(53, 50, 1)],
  ["lamp", disc(70, 43, 4.5)],
  ["ink", "M70 38.5v9M65.5 43h9"],
  // the table and the crystal ball
  ["plum", "M91 55L93 42H112L115 55Q103 52 91 55z"],
  ["gold", "M97 42q1-3 5.5-3t5.5 3zM94 42h17.5v2h-17.5z"],
  ["glow", disc(102.5, 32, 11)],
  ["ice", disc(102.5, 32, 7)],
  ["ink", "M98.5 30q1.5-3 4-3.2"],
  ["plum", star(103, 33, 3)],
  // the cat, who knew
  ["dark", "M31 55c-1-6 0-8 2.5-10v-4.5l2.5 2h1.5l2.5-2v4.5c2.5 3 2 6 1.5 10zM41 54q5-1 3-7"],
] satisfies Picture;
