// Where librarians sit down: over dice, tea, beer or good works.
import { books, box, disc, gnome, type Picture } from "../shapes";

export const communityCenter: Picture = [
  ["wall", box(22, 27, 76, 28)],
  ["leaf", "M14 29L24 14H96L106 29z"],
  ["ink", "M22 24H98M27 19H93"],
  // the bell
  ["wall", box(54, 5, 12, 15)],
  ["leaf", "M51 6L60-3L69 6z"],
  ["dark", "M57 16V10a3 3 0 0 1 6 0v6z"],
  ["gold", "M58 14.5q0-4 2-4t2 4z"],
  // windows and an open door
  ["lamp", box(28, 35, 9, 9) + box(83, 35, 9, 9)],
  ["ink", "M32.5 35v9M28 39.5h9M87.5 35v9M83 39.5h9"],
  ["lamp", "M52 55V42a8 7 0 0 1 16 0V55z"],
  ["timber", "M52 55V42l-8 2V56zM68 55V42l8 2V56z"],
  // bunting
  ["line", "M23 30Q41 37 60 30Q79 37 97 30"],
  ["cloth", "M30 32l6 1.5-3.5 5zM68 32l6 1.5-4 4.5z"],
  ["gold", "M42 33.8l6-.8-2.5 5zM80 33.5l6 0-3 5z"],
  // neighbours with a cake
  ...gnome(38, 57, "rust", "wood", 2),
  ...gnome(82, 57, "plum", "slate", -2),
  ["cloth", "M47 57V49H73V57z"],
  ["page", "M46 47.5H74V50H46z"],
  ["wall", "M54 47.5v-4h12v4z"],
  ["cloth", "M54 43.5q0-3 6-3t6 3q-1 2-2 0q-1 2-2 0q-1 2-2 0q-1 2-2 0q-1 2-2 0q-1 2-2 0z"],
  ["gold", disc(60, 39, 1.2)],
];

export const gamblingDen: Picture = [
  // a lamp, and two who would rather not be named
  ["glow", "M60 10L22 42H98z"],
  ["line", "M60-2V4"],
  ["leaf", "M52 11Q52 4 60 4T68 11z"],
  ["lamp", disc(60, 11.5, 2.2)],
  ["dark", "M10 52Q8 26 25 14Q38 21 38 44z"],
  ["plum", "M10 52Q8 26 25 14Q38 21 38 44L34 52Q32 32 26 25Q20 32 22 52z"],
  ["skin", disc(27, 34, 2.4)],
  ["lamp", disc(25, 30, 1) + disc(30, 30, 1)],
  ["dark", "M110 52Q112 26 95 14Q82 21 82 44z"],
  ["slate", "M110 52Q112 26 95 14Q82 21 82 44L86 52Q88 32 94 25Q100 32 98 52z"],
  ["skin", disc(93, 34, 2.4)],
  ["lamp", disc(90, 30, 1) + disc(95, 30, 1)],
  // the table
  ["timber", "M52 50h16l4 7H48z"],
  ["wood", disc(60, 46, 44, 7)],
  ["moss", disc(60, 45, 40, 5.5)],
  // cards that are played, one that is not
  ["page", "M36 45l4-4 8 1.5-4 4.5zM43 48l5-3.5 7 2-4 3.5z"],
  ["cloth", disc(42, 44.2, 1.3, 0.9)],
  ["page", "M12 46l-1-9 6-1 1 9z"],
  ["cloth", disc(14.5, 41, 1.4)],
  ["gold", disc(78, 46, 4, 1.6) + disc(78, 44, 4, 1.6) + disc(78.5, 42, 4, 1.6) + disc(86, 46.5, 4, 1.6)],
  // the dice
  ["page", "M52 22l10-3 4 9-10 3.5z"],
  ["wall", "M56 31.5l10-3.5 0 4-9 4zM52 22l4 9.5 1 4.5-5-9z"],
  ["dark", disc(56, 23.5, 1) + disc(59, 25.2, 1) + disc(62, 27, 1)],
  ["page", "M66 33l9 2-2 8-9-2z"],
  ["dark", disc(68, 36, 0.9) + disc(72.5, 37, 0.9) + disc(67, 39.5, 0.9) + disc(71.5, 40.6, 0.9)],
  ["line", "M46 20l-3-2M50 16l-1-3M79 30l3-1"],
];

export const librariansLounge: Picture = [
  // the shelf behind
  ["timber", box(12, 6, 40, 26)],
  ["dark", box(14.5, 8, 35, 10) + box(14.5, 20.5, 35, 9.5)],
  ...books(15, 18, ["cloth", 4, 9], ["blue", 4, 8], ["gold", 3, 9], ["leaf", 5, 8], ["plum", 4, 9]),
  ...books(39, 18, ["slate", 4, 8], ["rust", 4, 9]),
  ...books(15, 30, ["leaf", 5, 8], ["rust", 4, 9], ["slate", 4, 7]),
  // the lamp
  ["glow", "M97 8L80 40H118L106 8z"],
  ["timber", "M100 20h2.5V54H100zM94 54h15v2H94z"],
  ["gold", "M92 21L97 8H106L111 21z"],
  ["ink", "M95 15h13"],
  // the chair
  ["cloth", "M50 50V22Q50 10 64 10T78 22V50z"],
  ["cloth", "M44 54V36Q44 31 49 31T54 36V42H74V36Q74 31 79 31T84 36V54z"],
  ["brick", "M54 46V42Q64 38 74 42V46z"],
  ["ink", "M58 20v.1M64 17v.1M70 20v.1M61 26v.1M67 26v.1"],
  ["timber", "M46 54h4l-.5 3h-2.5zM78 54h4l-1 3h-2.5z"],
  // who sits in it
  ["dark", "M57 42q-2-8 3-9q-1-4 0-6l3 2.5h3l3-2.5q1 2 0 6q4 2 3 9z"],
  ["lamp", disc(62, 32, 1.1) + disc(67, 32, 1.1)],
  ["page", "M64 35.2l-6-1M65 35.2l6-1"],
  // tea
  ["wood", "M86 44H100V46H86zM92 46h2.5V54H92z"],
  ["page", "M88 44q-1-6 0-6h8q1 0 0 6zM96 39q4-1 3 3l-3 1"],
  ["line", "M90 35c-1-2 2-3 0-5M94 35c-1-2 2-3 0-5"],
  // slippers, and a rug for them
  ["plum", disc(34, 54, 24, 3)],
  ["blue", "M24 53q0-5 4-5q2 3 8 3q3 1 1 3zM34 54q0-5 4-5q2 3 8 3q3 1 1 3z"],
];

export const bookwormTavern: Picture = [
  // timber and plaster
  ["stone", box(16, 38, 52, 17)],
  ["wall", box(14, 18, 56, 21)],
  ["timber", "M14 18h56v2.5H14zM14 36.5h56V39H14zM14 18h2.5V39H14zM67.5 18H70V39h-2.5zM40.5 18H43V39h-2.5z"],
  ["timber", "M17 37L29 20.5h3L20 37zM67 37L55 20.5h-3L64 37z"],
  ["brick", "M8 20L22 3H62L76 20z"],
  ["stone", box(50, -2, 8, 9)],
  ["line", "M54-3c-2-2 2-3 1-5"],
  ["lamp", box(31, 24, 8, 9) + box(45, 24, 8, 9) + box(46, 43, 14, 8)],
  ["ink", "M35 24v9M49 24v9M53 43v8"],
  ["dark", "M24 55V45a6 5 0 0 1 12 0V55z"],
  // the sign
  ["timber", "M70 22H84V24H70z"],
  // the mug, and the regular in it
  ["wood", "M78 55V31H106V55z"],
  ["ink", "M85 31V55M92 31V55M99 31V55"],
  ["tin", "M77 36h30v3H77zM77 48h30v3H77z"],
  ["wood", "M106 35H112Q118 35 118 43T111 51H106V47.5H110Q113.5 47 113.5 43T110 39H106z"],
  ["leaf", "M91 29Q90 22 92 19Q86 14 91 9Q98 5 102 11Q104 17 99 20Q98 24 100 29z"],
  ["ink", "M92 24h7M92 20.5q4 1.5 7 0"],
  ["page", disc(93.5, 12.5, 2.3) + disc(99, 12.5, 2.3)],
  ["dark", disc(94, 12.8, 0.8) + disc(98.6, 12.8, 0.8)],
  ["ink", "M94 16.5q2.5 2 4.5 0M93 9q-1-4-4-4M99.5 8.5q0-4 3-5"],
  [
    "page",
    "M76 33Q73 28 79 27Q80 23 85 25Q89 22 92 26Q97 23 100 26Q105 24 107 28Q111 29 108 33Q109 38 105 37Q102 34 98 35Q94 40 91 35Q85 33 82 36Q77 37 76 33z",
  ],
  // the day's first barrel
  ["wood", "M2 55q-2-7 0-13h12q2 6 0 13z"],
  ["ink", "M1 45.5h14M1 51.5h14"],
];
