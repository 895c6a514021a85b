import { books, box, disc, type Picture } from "../shapes";

export default [
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
] satisfies Picture;
