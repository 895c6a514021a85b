import { box, disc, type Picture } from "../shapes";

export default [
  // the collection, pinned under glass
  ["wood", box(6, 5, 44, 30)],
  ["wall", box(9, 8, 38, 24)],
  ["cloth", "M17 12l5 2V21l-5-2zM27 12l-5 2V21l5-2z"],
  ["blue", "M33 11l5 2V20l-5-2zM43 11l-5 2V20l5-2z"],
  ["leaf", "M24 22l5 2V30.5l-5-2zM34 22l-5 2V30.5l5-2z"],
  ["gold", disc(22, 13, 0.8) + disc(38, 12, 0.8) + disc(29, 23, 0.8)],
  // the collector, running
  ["timber", "M46 55l5-9 4 2-4 9zM62 46l8 7-3 3-9-7z"],
  ["plum", "M47 48Q47 37 54 33H62Q67 38 66 48Q56 52 47 48z"],
  ["page", "M53 31q-2 9 5 11q6-2 5-11z"],
  ["dark", "M51 30q-3 0-2-2h4V15h12v13h4q1 2-1 2z"],
  ["cloth", "M53 24.5h12v3H53z"],
  ["skin", disc(60, 32, 1.9)],
  ["ink", "M56.5 32.5a2 2 0 1 0-.1 0M58.5 33h0"],
  // the net
  ["timber", "M64 43L84 22l2 1.5L66 45z"],
  ["skin", disc(66, 42, 2)],
  ["ice", "M81 25Q80 14 91 13Q97 13 96 18Q97 33 106 38Q92 39 81 25z"],
  ["ink", "M84 25L95 16M87 29L97 22M91 33L99 29M85 16L100 36M91 14L104 36"],
  // what gets away
  ["cloth", "M99 9l7 3-1 8-7-3zM113 7l-7 5-1 8 7-4z"],
  ["page", "M100 8q3 0 6 4q3-4 6-5l-6 7z"],
  ["line", "M96 7q-4-4-8-1q3 0 8 4M115 6q2-5 5-4q-2 1-4 6M112 24l3 3M104 25l-1 3"],
] satisfies Picture;
