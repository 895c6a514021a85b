import { disc, type Picture } from "../shapes";

export default [
  // shafts, and what hangs above
  ["timber", "M92 44L116 47V49.5L91 47z"],
  ["timber", "M23 8H26V46H23zM95 8H98V46H95z"],
  [
    "plum",
    "M16 12Q60-6 105 12L102 20Q98 16 93 20Q88 16 83 20Q78 16 72 20Q66 16 60 20Q54 16 48 20Q42 16 37 20Q32 16 28 20Q24 16 19 20z",
  ],
  ["gold", "M37 4.5L36 19Q32 16 28 20L31 6zM60 2.5V20Q54 16 48 20L50 3zM83 4.5L83 20Q78 16 72 20L71 3z"],
  // the goods
  ["tin", "M33 40Q28 31 35 28H37V24H42V28H44Q51 31 46 40z"],
  ["leaf", "M32 36Q31 33 33 32H46Q48 34 47 37L46 40H33z"],
  ["page", disc(39.5, 35, 2.8)],
  ["dark", disc(39.8, 35, 1.2)],
  ["page", "M54 40q-1-4-2-6q0-8 8-8t8 8q-1 2-2 6z"],
  ["dark", disc(57, 33.5, 1.8) + disc(63, 33.5, 1.8)],
  ["ink", "M57.5 40v-2.5M60 40v-3M62.5 40v-2.5"],
  ["wood", "M74 40V24Q74 20 78 20T82 24V40z"],
  ["page", disc(76.4, 26, 1.9) + disc(80, 26, 1.9)],
  ["dark", disc(76.6, 26, 0.7) + disc(79.8, 26, 0.7)],
  ["gold", "M77 28.5h2.5l-1.2 2z"],
  ["ink", "M75.5 33q2.5 2 5 0M75.5 36q2.5 2 5 0"],
  ["cloth", "M86 40Q84 30 88 27Q93 25 92 30Q90 29 89 31Q88 35 91 40z"],
  // the cart
  ["wood", "M18 40H103L99 50H23z"],
  ["ink", "M20 45H101"],
  ["timber", disc(38, 49, 8.5) + disc(82, 49, 8.5)],
  ["wall", disc(38, 49, 6) + disc(82, 49, 6)],
  [
    "ink",
    "M32 49h12M38 43v12M33.8 44.8l8.4 8.4M33.8 53.2l8.4-8.4M76 49h12M82 43v12M77.8 44.8l8.4 8.4M77.8 53.2l8.4-8.4",
  ],
  ["gold", disc(38, 49, 2) + disc(82, 49, 2)],
  ["lamp", "M105 26h6l1 8h-8z"],
  ["line", "M98 20q9-1 10 6"],
] satisfies Picture;
