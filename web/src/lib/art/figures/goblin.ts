import { disc, type Picture } from "../shapes";

export default [
  // the sack of things on permanent loan
  ["wall", "M20 26Q17 16 25 14L24 11.5H29L28 14.5Q33 18 31 28Q28 32 23 30z"],
  ["cloth", "M24 11.5l-1-5 5-1 1 6z"],
  ["garb", "M9 21L5 39H24L22 21z"],
  ["dark", "M7 36.5h6l-.5 3H4.5zM16 36.5h6l2.5 3H16z"],
  ["leaf", "M8 13L-1 7.5Q0 15 8 18zM20 13l7-8Q28 14 20 18z"],
  ["leaf", "M6.5 15Q7 6.5 14 6.5T21.5 15Q21 22.5 14 24Q7 22.5 6.5 15z"],
  ["lamp", disc(10.8, 14, 1.8) + disc(17.2, 14, 1.8)],
  ["dark", disc(11.2, 14.2, 0.7) + disc(17, 14.2, 0.7)],
  ["page", "M10.5 19H17.5Q14 23 10.5 19z"],
  ["leaf", "M13 15l-.5 3h3.5z"],
  ["leaf", "M20 25l4-2 2 2.5-4 3z"],
] satisfies Picture;
