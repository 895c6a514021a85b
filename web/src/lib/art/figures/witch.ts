import { disc, type Picture } from "../shapes";

export default [
  // the broom
  ["timber", "M25.5 12h2l1.5 19h-3z"],
  ["gold", "M25 30h5L33 39.5H24z"],
  ["ink", "M27 33l-.5 5M28.5 33l1.5 5M25.5 32h4.5"],
  ["garb", "M9 23Q5 32 4 39.5H25Q23 32 20.5 23z"],
  ["rust", "M7.5 15Q5 23 7 27Q10 25 10 20H19Q19 25 22 27Q24 23 21.5 15z"],
  ["skin", "M9.5 15H19.5Q20 23 14.5 24T9.5 15z"],
  ["dark", disc(12.4, 17.6, 0.9) + disc(17, 17.6, 0.9)],
  ["skin", "M14.5 18L11.5 21L15 21z"],
  ["ink", "M13.5 22.3q2 1 3.5-.8"],
  [
    "garb",
    "M-1 14.5Q6 12 8 10Q11 6 11 1.5Q15-2 22 2.5Q18 3 18 5.5Q19 9 21.5 11Q24 13 30 14.5Q15 20 -1 14.5z",
  ],
  ["gold", "M8 10Q14 13.5 21.5 11L22.3 13.5Q14 16 7 13z"],
  ["skin", disc(25.8, 25, 2)],
] satisfies Picture;
