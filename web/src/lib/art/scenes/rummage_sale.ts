import { box, type Picture } from "../shapes";

export default [
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
  // a customer with a find
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
] satisfies Picture;
