import { disc, type Picture } from "../shapes";

export default [
  // a high desk, so that visitors must look up
  ["wood", "M26 55L30 30H64L68 55z"],
  ["timber", "M23 25H71L69 30H25z"],
  ["ink", "M38 34h18v16H38z"],
  ["gold", disc(47, 42, 5)],
  ["ink", "M47 39v6M45 40.5q2-1.5 4 0M45 43.5q2 1.5 4 0"],
  // the collector
  ["dark", "M37 25Q37 15 42 13H54Q59 15 59 25z"],
  ["page", "M42 14q-2 9 6 11q8-2 6-11z"],
  ["skin", "M41.5 9h13v5q-6 3-13 0z"],
  ["dark", "M38 9q0-2 3-2V-3H55V7q3 0 3 2z"],
  ["gold", "M41 3.5h14v2.5H41z"],
  ["ink", "M43 10.5l4 1.5M53 10.5l-4 1.5"],
  ["skin", disc(48, 14, 2)],
  // the book and the quill
  ["page", "M27 25l2-4 11-1v5zM56 25v-5l9 1 2 4z"],
  ["page", "M62 21Q64 9 72 6Q73 14 64 21z"],
  // your side of the scales, which weighs little
  ["timber", "M93 10h3V52h-3zM86 52h17v3H86z"],
  ["gold", "M78 17L111 8v2.5L78 19.5z"],
  ["line", "M79 18L73 33M79 18L86 33M110 9.5L103 22M110 9.5L117 22"],
  ["gold", "M71 33H88Q86 40 79.5 40T71 33zM101 22H119Q117 29 110 29T101 22z"],
  ["gold", "M75 33v-3h9v3zM76 30v-3h9v3zM74 27v-3h9v3z"],
  ["cloth", "M105 22l1-7 9 1-1 6z"],
  // the bag
  ["wall", "M3 55Q0 42 9 38L6 33H18L15 38Q24 42 21 55z"],
  ["ink", "M9 38h6M10 45h4M12 43.5v7M10 48.5h4"],
] satisfies Picture;
