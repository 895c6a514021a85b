import { disc, type Picture } from "../shapes";

export default [
  // lunch
  ["cloth", "M0 34L16 37L32 34V39L16 40L0 39z"],
  ["page", "M1 31Q9 28 16 33Q23 28 31 31V36Q23 33.5 16 37.5Q9 33.5 1 36z"],
  // the diner
  ["garb", "M9 33Q6 27 9 23Q11 20 10 16H22Q23 20 21 23Q18 27 22 33Q15 36 9 33z"],
  ["ink", "M9 24Q14 26 20 24M10 28.5Q14 30 19.5 28.5M10.5 20Q16 22 21.5 20"],
  ["leaf", "M7 11Q7 3 16 3T25 11Q25 19.5 16 19.5T7 11z"],
  ["line", "M11 4.5Q10 1 7 1M21 4.5Q22 1 25 1"],
  ["leaf", disc(6.5, 1, 1.3) + disc(25.5, 1, 1.3)],
  ["page", disc(11.8, 10.5, 3.6) + disc(20.2, 10.5, 3.6)],
  ["dark", disc(12.4, 11, 1.4) + disc(19.8, 11, 1.4)],
  ["ink", "M15.3 10h1.5M12 16.3Q16 18.5 20 16.3"],
] satisfies Picture;
