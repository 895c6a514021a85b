import { box, disc, type Picture } from "../shapes";

export default [
  // the house
  ["stone", box(24, 26, 44, 29)],
  ["wall", "M24 32V24L46 6L68 24V32z"],
  ["brick", "M18 28L46 2L74 28L70 30L46 8L22 30z"],
  ["lamp", disc(46, 21, 3.6)],
  ["ink", "M46 17.5v7M42.5 21h7"],
  ["dark", "M30 55V42a5 5 0 0 1 10 0V55z"],
  ["lamp", box(48, 38, 11, 9)],
  ["ink", "M53.5 38v9"],
  // the wheel
  ["water", "M62 50Q74 46 84 50T104 50T118 49V57H62z"],
  ["timber", disc(84, 38, 17)],
  ["wood", disc(84, 38, 13.5)],
  ["ink", "M84 21V55M67 38H101M72 26L96 50M72 50L96 26"],
  ["gold", disc(84, 38, 3)],
  ["timber", "M82.5 18h3v5h-3zM95 24l3 2-3 3-2-2zM99.5 36.5h4v3h-4zM70 24l-3 2 3 3 2-2z"],
  ["water", "M66 52Q72 49 78 52T90 52T102 52T118 52V57H66z"],
  ["line", "M104 30q3 6 2 12M108 26q4 8 3 17"],
  // sheets on the line
  ["timber", "M4 26h2.5V55H4z"],
  ["line", "M5 28Q14 31 24 27"],
  ["page", "M8 29.5l7 .5v12l-7-.5zM17 30l5-1v12l-5 .5z"],
] satisfies Picture;
