import { disc, type Picture } from "../shapes";

export default [
  ["leaf", "M3 14L10 7H30L24 14z"],
  ["leaf", "M24 14L30 7V31L24 39z"],
  ["garb", "M2 14H24.5V39H2z"],
  // what it had for breakfast
  ["page", "M7.5 26Q5.5 18 13 17.5T19 26L17.5 27V30H9V27z"],
  ["dark", disc(10.8, 23.6, 1.8) + disc(15.6, 23.6, 1.8)],
  ["ink", "M11.5 30v-2.2M14.5 30v-2.2"],
  ["page", "M8 34l9-2 .5 2-9 2z"],
  ["leaf", "M14 14q0 4 2 4t2-4zM4 39q0-3 2-3t2 3z"],
  ["ink", "M27.5 14v8"],
] satisfies Picture;
