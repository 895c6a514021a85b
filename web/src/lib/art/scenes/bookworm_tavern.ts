import { box, disc, type Picture } from "../shapes";

export default [
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
] satisfies Picture;
