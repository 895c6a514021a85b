import { disc, type Picture } from "../shapes";

export default [
  // what it smells like
  ["line", "M34 17c-3-3 3-5 0-8s3-5 0-7M60 8c-2-2 2-4 0-6M88 19c-3-3 3-5 0-8s3-5 0-7"],
  ["stone", "M6 55Q14 42 27 38Q38 20 56 15Q66 12 76 24Q92 30 98 41Q112 46 115 55z"],
  ["moss", "M18 55Q24 47 36 50Q48 42 62 49Q78 44 100 55z"],
  // a boot, a barrel, a wheel that has come round
  ["timber", "M52 3h9l1 12q6 1 8 5v3l-19 1q-2-10 1-21z"],
  ["ink", "M52 7h9M54 11h4M54 15h5"],
  ["wood", "M25 31l15-6 7 16-15 6q-7-7-7-16z"],
  ["ink", "M28 29.5q0 9 7 16M36 26.5q1 8 8 16"],
  ["wood", disc(83, 29, 9)],
  ["wall", disc(83, 29, 6.2)],
  ["ink", "M83 22.5v13M76.5 29h13M78.5 24.5l9 9M87.5 24.5l-9 9"],
  ["timber", disc(83, 29, 1.6)],
  ["moss", "M70 42Q80 33 95 40L100 46Q84 44 70 46z"],
  // unwanted books, and a fish that was wanted
  ["cloth", "M48 40l16-7 4 8-16 7z"],
  ["page", "M52 48l16-7 1.5 2.5-16 7z"],
  ["plum", "M64 27l11 3-2 7-11-3z"],
  ["blue", "M16 54l3-9 14 3-3 7z"],
  ["gold", "M62 55l2-8 12 2-2 6z"],
  ["page", "M78 51q4-5 9-1l5-4v9l-5-3q-5 3-9-1z"],
  ["ink", "M81 49v3M84 48.5v4"],
  ["dark", disc(80, 50.6, 0.6)],
  ["brick", "M40 55q-3-7 1-9q2 3 6 0q4 3 1 9z"],
  ["leaf", "M44 46q0-3 3-4"],
  // the landlord
  ["line", "M96 43Q89 46 90 51"],
  ["slate", "M96 44q-1-9 8-9q2-4 5-2q6 3 8 7q-1 2-4 1q-2 3-6 3z"],
  ["skin", disc(107, 34, 1.9) + disc(116.8, 40.2, 0.9)],
  ["dark", disc(111.5, 37, 0.9)],
  ["ink", "M102 44v-2q2-1 3 2"],
  ["line", "M20 27l2-1M24 22l-1-2M100 18l2-2M105 21l2-1"],
] satisfies Picture;
