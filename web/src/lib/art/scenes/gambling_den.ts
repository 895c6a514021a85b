import { disc, type Picture } from "../shapes";

export default [
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
] satisfies Picture;
