import { books, box, disc, type Picture } from "../shapes";

export default [
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
] satisfies Picture;
