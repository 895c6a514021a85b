// The Public Library as a figure: the stone lion that lies before its doors, sitting up to see better. In a box 32 wide
// and 40 high.
import { box, disc, type Picture } from "./shapes";

export const lion: Picture = [
  ["stone", "M24 34Q31 33 30.5 27Q30 23.5 28 25"],
  ["stone", "M9 38Q7 27 10.5 20H21.5Q25 27 23 38z"],
  ["stone", "M10.5 24Q9.5 32 9 37.5h4.5Q14.5 31 14 25zM21.5 24Q22.5 32 23 37.5h-4.5Q17.5 31 18 25z"],
  ["shade", "M14 25h4q0 7-.6 12.5h-2.8Q14.2 31 14 25z"],
  [
    "timber",
    "M16 2Q20 .8 22.5 3.5Q26 4.5 26 8.5Q28.5 12 26 15Q26.5 19 22.5 20.5Q20 24 16 23Q12 24 9.5 20.5Q5.5 19 6 15Q3.5 12 6 8.5Q6 4.5 9.5 3.5Q12 .8 16 2z",
  ],
  ["stone", disc(9.8, 6.8, 2) + disc(22.2, 6.8, 2)],
  ["stone", "M9.5 11Q9.5 5.5 16 5.5T22.5 11Q22.5 19.5 16 20.5Q9.5 19.5 9.5 11z"],
  ["ink", `${disc(13, 11.2, 2.5)}${disc(19, 11.2, 2.5)}M15.5 11.2h1M10.5 10.8L9 10M21.5 10.8L23 10`],
  ["dark", disc(13, 11.4, 0.7) + disc(19, 11.4, 0.7)],
  ["dark", "M14.5 14.2h3L16 16z"],
  ["ink", "M16 16v1.2M13.3 17.2q1.5 1.2 2.7 0q1.2 1.2 2.7 0"],
  ["page", box(5.5, 37, 21, 2.8)],
];
