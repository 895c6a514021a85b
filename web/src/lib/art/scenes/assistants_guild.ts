import { box, disc, gnome, type Picture } from "../shapes";

export default [
  ...gnome(13, 55, "rust", "wood", -2),
  // the guildhall
  ["brick", "M36 55V22H40V16H45V10H51V4H69V10H75V16H80V22H84V55z"],
  ["page", "M36 22h4V16h5V10h6V4h18v6h6v6h5v6h4v2h-6v-6h-5v-6h-6V6H53v6h-6v6h-5v6h-6z"],
  ["lamp", "M41 40V31a3 3 0 0 1 6 0v9zM73 40V31a3 3 0 0 1 6 0v9z"],
  ["ink", "M44 28v12M76 28v12"],
  // the banner bears the hat
  ["blue", "M51 13H69V36L60 31L51 36z"],
  ["gold", "M49.5 11H70.5V13.5H49.5z"],
  ["cloth", "M54 28Q57 25 58 16Q64 21 66 28Q60 26 54 28z"],
  ["gold", disc(60.5, 22.5, 1) + disc(58.5, 25.5, 1) + disc(63, 25.5, 1)],
  ["dark", "M52 55V45a8 7 0 0 1 16 0V55z"],
  ["lamp", "M55 55V46a5 5 0 0 1 10 0V55z"],
  ["stone", box(48, 54, 24, 3)],
  // those who wait to be hired
  ...gnome(29, 55, "leaf", "slate", 2),
  ...gnome(93, 55, "plum", "wood", 3),
  ...gnome(109, 55, "gold", "timber", -3),
] satisfies Picture;
