import { disc, type Picture } from "../shapes";

export default [
  // a loose end
  ["line", "M25 24Q31 26 29 31T31 38"],
  ["page", "M9 26Q7 34 8 39.5H14.5L16 34L17.5 39.5H24Q25 34 23 26z"],
  ["ink", "M8 36.5l6.5-1M17.5 35.5l6.5 1"],
  // arms straight ahead, as tradition has it
  ["garb", "M8 20H24L25.5 33Q16 37 6.5 33z"],
  ["page", "M7 20Q1 20 0 24.5T4 29.5L12 28V22.5zM25 20Q31 20 32 24.5T28 29.5L20 28V22.5z"],
  ["ink", "M4 21l2 8M8.5 22l.5 6.5M28 21l-2 8M23.5 22l-.5 6.5"],
  ["page", "M7 11Q7 1 16 1T25 11Q25 20.5 16 21.5Q7 20.5 7 11z"],
  ["dark", "M8 9.5Q16 8 24.5 9.5L24.5 14Q16 12.5 7.5 14z"],
  ["lamp", disc(12.5, 11.6, 1.6) + disc(19.5, 11.6, 1.6)],
  ["ink", "M9 6Q16 7.5 23 4.5M7.5 16Q15 18.5 24 15.5M10 19Q16 20 21 18.5M12 2.5Q16 5 22 2.8"],
] satisfies Picture;
