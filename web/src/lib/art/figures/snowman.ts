import { disc, type Picture } from "../shapes";

export default [
  ["line", "M8 25L1 19M3 20.5L.5 22M4 21.5l-1-4M24 25l7-6M29 20.5l2.5 1.5M28 21.5l1-4"],
  ["ice", disc(16, 30, 10.5, 9.5)],
  ["ice", disc(16, 15.5, 7.2, 6.8)],
  ["dark", disc(16, 31, 1) + disc(16, 35, 1)],
  ["garb", "M8.5 19.5Q16 24 23.5 19.5L24.5 23Q16 27.5 7.5 23zM18.5 24.5L24 23.5L27 34L20.5 35.5z"],
  ["garb", "M9.5 10.5L10.5.5H21.5L22.5 10.5z"],
  ["dark", "M5.5 10Q16 13 26.5 10Q27 12 25 12.5Q16 15 7 12.5Q5 12 5.5 10z"],
  ["dark", disc(13, 15.6, 1) + disc(19, 15.6, 1)],
  ["rust", "M15.5 16.5L8 19.5L16 19z"],
] satisfies Picture;
