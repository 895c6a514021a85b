import { books, box, disc, gnome, type Picture } from "../shapes";

export default [
  // a shelf of brick
  ["brick", box(36, 8, 58, 47)],
  ["dark", box(41, 12, 48, 12) + box(41, 27, 48, 11) + box(41, 41, 30, 11)],
  [
    "ink",
    "M36 16h5M36 24h5M36 32h5M36 40h5M89 16h5M89 24h5M89 32h5M89 40h5M89 48h5M36 48h5M48 8v4M60 8v4M72 8v4M84 8v4M52 24v3M66 24v3M80 24v3M52 38v3M66 38v3M71 45h18M71 50h18M80 41v4M76 45v5M85 45v5M80 50v5",
  ],
  ...books(43, 24, ["blue", 4, 9], ["cloth", 4, 10], ["gold", 3, 8], ["leaf", 5, 9]),
  ...books(70, 24, ["plum", 4, 10], ["slate", 4, 8], ["cloth", 4, 9]),
  ...books(43, 38, ["leaf", 5, 9], ["gold", 4, 8]),
  ...books(60, 38, ["cloth", 4, 9], ["blue", 5, 8], ["plum", 4, 9]),
  ...books(44, 52, ["slate", 4, 8], ["rust", 5, 9]),
  // the top course is still being laid
  ["brick", box(40, 3, 11, 5) + box(52, 3, 11, 5)],
  ["brick", "M65 0l10 2-1 5-10-2z"],
  // ladder and mason
  ["wood", "M20 55L30 4l2.5.5L22.5 55zM30 55L40 6l2.5.5L32.5 55z"],
  ["ink", "M24 47h8M26 38h8M28 29h8M29.5 20h8M31 12h8"],
  ...gnome(106, 55, "slate", "timber", -3),
  ["timber", "M96 40l3-1 2 4-3 1z"],
  ["tin", "M96 40L86 30L84 38Q90 44 96 40z"],
  ["page", "M84 38l2-8q3 0 5 5q-3 5-7 3z"],
  ["skin", disc(100, 44, 1.9)],
  ["brick", box(4, 50, 11, 5) + box(8, 45, 11, 5)],
] satisfies Picture;
