import { books, box, disc, gnome, type Picture } from "../shapes";

export default [
  // a cabinet on a post
  ["timber", "M57 55V38h6v17z"],
  ["wood", box(42, 15, 36, 24)],
  ["dark", box(45, 18, 30, 18)],
  ["cloth", "M37 16L60 2L83 16z"],
  ["ink", "M44 15L60 6L76 15"],
  ...books(46, 36, ["blue", 5, 15], ["gold", 4, 12], ["leaf", 5, 14]),
  ["plum", "M64 36l4-13 4 1-4 13z"],
  ...gnome(22, 55, "rust", "wood", -3),
  ...gnome(98, 55, "blue", "slate", 4),
  // one book for another
  ["cloth", "M31 37l10-3 3 10-10 3z"],
  ["page", "M34.5 47l10-3 .6 2-10 3z"],
  ["leaf", "M79 34l10 3-3 10-10-3z"],
  ["page", "M75.5 44l10 3-.5 2-10.2-3z"],
  ["skin", disc(31, 44, 1.9) + disc(89, 44, 1.9)],
  ["line", "M33 26Q37 20 39 20M33 26l0-4M33 26l4-.5M87 26Q83 20 81 20M87 26v-4M87 26l-4-.5"],
] satisfies Picture;
