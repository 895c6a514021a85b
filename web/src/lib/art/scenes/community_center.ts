import { box, disc, gnome, type Picture } from "../shapes";

export default [
  ["wall", box(22, 27, 76, 28)],
  ["leaf", "M14 29L24 14H96L106 29z"],
  ["ink", "M22 24H98M27 19H93"],
  // the bell
  ["wall", box(54, 5, 12, 15)],
  ["leaf", "M51 6L60-3L69 6z"],
  ["dark", "M57 16V10a3 3 0 0 1 6 0v6z"],
  ["gold", "M58 14.5q0-4 2-4t2 4z"],
  // windows and an open door
  ["lamp", box(28, 35, 9, 9) + box(83, 35, 9, 9)],
  ["ink", "M32.5 35v9M28 39.5h9M87.5 35v9M83 39.5h9"],
  ["lamp", "M52 55V42a8 7 0 0 1 16 0V55z"],
  ["timber", "M52 55V42l-8 2V56zM68 55V42l8 2V56z"],
  // bunting
  ["line", "M23 30Q41 37 60 30Q79 37 97 30"],
  ["cloth", "M30 32l6 1.5-3.5 5zM68 32l6 1.5-4 4.5z"],
  ["gold", "M42 33.8l6-.8-2.5 5zM80 33.5l6 0-3 5z"],
  // neighbors with a cake
  ...gnome(38, 57, "rust", "wood", 2),
  ...gnome(82, 57, "plum", "slate", -2),
  ["cloth", "M47 57V49H73V57z"],
  ["page", "M46 47.5H74V50H46z"],
  ["wall", "M54 47.5v-4h12v4z"],
  ["cloth", "M54 43.5q0-3 6-3t6 3q-1 2-2 0q-1 2-2 0q-1 2-2 0q-1 2-2 0q-1 2-2 0q-1 2-2 0z"],
  ["gold", disc(60, 39, 1.2)],
] satisfies Picture;
