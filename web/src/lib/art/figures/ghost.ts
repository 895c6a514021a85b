import { disc, type Picture } from "../shapes";

export default [
  [
    "garb",
    "M3 39.5Q6 30 5 17Q5 1 16 1T27 17Q27 30 31 37Q27 40 24.5 36Q21 41 17.5 36.5Q14 41 11 36.5Q7 41 3 39.5z",
  ],
  ["page", "M8.5 14Q8.5 6 16 6T23.5 14Q23.5 22 16 22T8.5 14z"],
  ["dark", disc(13, 12.5, 1.9, 2.8) + disc(19, 12.5, 1.9, 2.8)],
  ["dark", disc(16, 18.2, 1.5, 1.8)],
  ["garb", "M5.5 22Q-1 20 0 25Q3 28 6 26zM26.5 22Q33 20 32 25Q29 28 26 26z"],
] satisfies Picture;
