// Where books change hands for other books, for coins, or for old lamps.
import { books, box, disc, gnome, type Picture } from "../shapes";

export const bookSwap: Picture = [
  // a cabinet on a post
  ["timber", "M57 55V38h6v17z"],
  ["wood", box(42, 15, 36, 24)],
  ["dark", box(45, 18, 30, 18)],
  ["cloth", "M37 16L60 2L83 16z"],
  ["ink", "M44 15L60 6L76 15"],
  ...books(46, 36, ["blue", 5, 15], ["gold", 4, 12], ["leaf", 5, 14]),
  ["plum", "M64 36l4-13 4 1-4 13z"],
  ...gnome(22, 55, "rust", "wood", -3),
  ...gnome(98, 55, "blue", "slate", 4),
  // one book for another
  ["cloth", "M31 37l10-3 3 10-10 3z"],
  ["page", "M34.5 47l10-3 .6 2-10 3z"],
  ["leaf", "M79 34l10 3-3 10-10-3z"],
  ["page", "M75.5 44l10 3-.5 2-10.2-3z"],
  ["skin", disc(31, 44, 1.9) + disc(89, 44, 1.9)],
  ["line", "M33 26Q37 20 39 20M33 26l0-4M33 26l4-.5M87 26Q83 20 81 20M87 26v-4M87 26l-4-.5"],
];

export const auctionHouse: Picture = [
  // curtains
  ["cloth", "M8 4H112V11Q104 19 95 11Q86 19 77 11Q68 19 60 11Q51 19 43 11Q34 19 25 11Q16 19 8 11z"],
  ["cloth", "M8 8H20Q20 32 11 53L4 54Q9 30 8 8zM112 8H100Q100 32 109 53L116 54Q111 30 112 8z"],
  ["gold", "M8 3.5H112V6.5H8z"],
  // the lot, under the lamp
  ["glow", "M68 14L48 46H88z"],
  ["stone", "M60 55V45H76V55zM58 42H78V45H58z"],
  ["plum", "M61 42V27H73V42z"],
  ["gold", "M61 30h12v2h-12zM61 37h12v2h-12z"],
  ["page", "M73 28l2.5 1V42H73z"],
  // the auctioneer
  ...gnome(36, 49, "leaf", "dark", -3),
  ["wood", "M26 55L28 40H45L47 55z"],
  ["timber", "M25 38H48V41H25z"],
  ["gold", disc(36.5, 48, 3)],
  ["timber", "M44 35L51 24l1.5 1-7 11z"],
  ["wood", "M46 22l3-4 9 6-3 4z"],
  ["skin", disc(45, 35, 1.9)],
  // the bidders
  ["wood", "M83 55V44h2V55zM95 55V38h2V55zM106 55V46h2V55z"],
  ["page", disc(84, 40, 5.5) + disc(96, 33, 5.5) + disc(107, 42, 5.5)],
  [
    "ink",
    "M83 38l1.5-1.5V43M94 31.5q1.5-3 3.5-1q.5 2-3.5 5h4M105 40q2.5-2 3.5 0q0 2-2 2q2.5 0 2 2q-1 2-3.5.5",
  ],
];

export const curiosityCart: Picture = [
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
];

export const bonMotBookshop: Picture = [
  ["wall", box(20, 14, 72, 41)],
  ["slate", "M14 15L26 1H86L98 15z"],
  ["wall", "M46 11V4L53-1L60 4V11z"],
  ["lamp", box(50, 4, 6, 6)],
  // the awning
  [
    "cloth",
    "M22 18H90L95 27Q91 31 86.5 27Q82 31 77 27Q73 31 68 27Q64 31 59.5 27Q55 31 50 27Q46 31 41 27Q36 31 31 27Q26 31 17 27z",
  ],
  [
    "page",
    "M31.7 18H41.4L41 27Q36 31 31 27zM51 18H60.7L59.5 27Q55 31 50 27zM70.5 18H80.2L77 27Q73 31 68 27z",
  ],
  // window and door
  ["lamp", box(26, 32, 36, 17)],
  ...books(29, 49, ["blue", 4, 12], ["cloth", 5, 10], ["leaf", 4, 13]),
  ["plum", "M45 49V40h6v9z"],
  ...books(53, 49, ["gold", 4, 11], ["slate", 4, 9]),
  ["timber", "M24 49H64V52H24z"],
  ["ink", "M44 32v17"],
  ["timber", box(69, 32, 17, 23)],
  ["lamp", box(72, 35, 11, 9)],
  ["gold", disc(73, 47.5, 1.1)],
  // the sign says it
  ["line", "M92 17H106M104 17v3"],
  ["page", "M94 20H115V33H106L102 38V33H94z"],
  ["dark", "M99 24h3v3q0 2.5-2.5 3q1-1.5.8-3h-1.3zM106 24h3v3q0 2.5-2.5 3q1-1.5.8-3h-1.3z"],
  ["brick", "M8 55l1-8h7l1 8z"],
  ["leaf", "M7 47q-2-7 5-9q7 2 5 9z"],
];

export const fleaMarket: Picture = [
  // two stalls
  ["timber", "M12 22h2.5V55H12zM52 22h2.5V55H52zM66 22h2.5V55H66zM106 22h2.5V55H106z"],
  ["blue", "M10 10H57L61 23Q56 27 51.5 23Q46 27 41 23Q36 27 31.5 23Q26 27 21 23Q15 27 6 23z"],
  ["page", "M21.5 10L21 23Q15 27 6 23L10 10zM33.5 10L31.5 23Q36 27 41 23L45 10z"],
  ["leaf", "M63 10H110L114 23Q109 27 104.5 23Q99 27 94 23Q89 27 84 23Q79 27 74 23Q68 27 59 23z"],
  ["page", "M74.5 10L74 23Q79 27 84 23L86.5 10zM98.5 10L94 23Q99 27 104.5 23L110 10z"],
  // vase, clock, teapot, books
  ["plum", "M20 40Q14 35 19 31L18 28H27L26 31Q31 35 25 40z"],
  ["ink", "M17 34.5q5.5 2 11 0M17.5 37q5 2 10 0"],
  ["wood", "M35 40V31L41 26L47 31V40z"],
  ["page", disc(41, 33.5, 3.8)],
  ["ink", "M41 31v2.5l2 1.2"],
  ["tin", "M72 40q-3-8 4-9h5q6 1 4 9zM85 33q6-2 5 4"],
  ["ink", "M72 35l-4-3M77 31q1.5-3 3 0"],
  ...books(93, 40, ["plum", 4, 11], ["cloth", 4, 9]),
  ["wood", "M10 40H58V55H10zM64 40H110V55H64z"],
  ["ink", "M10 45H58M64 45H110"],
  ["page", "M20 45h15v7H20z"],
  ["ink", "M23 47.5h9M23 49.5h5"],
  // not for sale: the flea
  ["glow", "M51 33Q47 17 60 16T70 33z"],
  ["line", "M34 7Q46-4 55 9"],
  ["line", "M57 29l-4 3-3-2M61 30l-1 4 3 1M66 28l5 1 2 4"],
  ["rust", "M50 24Q50 13 61 13Q72 14 70 24Q67 31 59 30Q51 30 50 24z"],
  ["ink", "M60 13.5Q65 21 61 29.7M65 15q4 6 1.5 13"],
  ["page", disc(54.5, 20.5, 2.6)],
  ["dark", disc(53.9, 20.7, 1.1)],
  ["ink", "M52 26.5q2 1 4-.5"],
  ["line", "M54 14l-2-5M57 13l1-5"],
];

export const rummageSale: Picture = [
  // bunting
  ["line", "M6 8Q34 20 60 9Q88 20 114 8"],
  ["cloth", "M14 11l8 2.5-5 7zM72 12.5l8 1.5-5 6.5z"],
  ["gold", "M33 14.5l8-.5-3.5 8zM94 13.5l8-2-2 8z"],
  ["blue", "M50 12.5l7-2.5-1 8z"],
  // a chest that has seen tidier days
  ["timber", "M6 38L10 24Q24 19 34 26L33 38z"],
  ["wood", box(6, 38, 28, 17)],
  ["gold", "M18 36h4v6h-4zM6 44h28v2H6z"],
  ["plum", "M24 38q0-7 6-8q8-1 7 8q3 5-1 9q-3-3-5-9z"],
  // somebody has found something
  ["page", "M49 36L47 20H53.5L57 36zM62 36L66 19H72L70 36z"],
  [
    "cloth",
    "M47.6 24H54.3L55 27.5H48zM48.6 30.5H55.7L56.5 34H49zM65 23H71.6L71.2 26.5H64.3zM63.4 29.5H71L70.7 33H62.6z",
  ],
  [
    "timber",
    "M46 20L45 16L40 15Q36 10 41 9L52 10Q54 11 54 14V20zM65.5 19L65 13Q65 10 68 9L79 7Q84 8 80 13L73 15L72.5 19z",
  ],
  ["slate", "M46 37Q46 31 59 31.5Q73 31 73 37z"],
  ["wood", "M40 35H78L75 55H43z"],
  ["ink", "M41 41H77M42 48H76"],
  ["page", "M52 44h14v7H52z"],
  ["cloth", "M54.5 45.5l9 4M55 49.5l8-4"],
  // the pile
  ["leaf", "M82 55v-5h24v5z"],
  ["cloth", "M85 50v-5h23v5z"],
  ["gold", "M83 45l1-5 21 2-1 4z"],
  ["blue", "M87 40v-5h18v5z"],
  ["page", "M106 46v3M104 36.5v2"],
  ["wall", "M88 35q-2-5 2-7h9q4 2 2 7zM101 29q5-1 3 4M90 28q4-4 8 0z"],
  ["line", "M39 30l-3-2M42 25l-2-3M79 30l3-3"],
];
