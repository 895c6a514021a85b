// Where somebody works: guilds, mills and the treasury.
import { books, box, disc, gnome, type Picture } from "../shapes";

export const paperMill: Picture = [
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
];

export const bookCollector: Picture = [
  // the collection, pinned under glass
  ["wood", box(6, 5, 44, 30)],
  ["wall", box(9, 8, 38, 24)],
  ["cloth", "M17 12l5 2V21l-5-2zM27 12l-5 2V21l5-2z"],
  ["blue", "M33 11l5 2V20l-5-2zM43 11l-5 2V20l5-2z"],
  ["leaf", "M24 22l5 2V30.5l-5-2zM34 22l-5 2V30.5l5-2z"],
  ["gold", disc(22, 13, 0.8) + disc(38, 12, 0.8) + disc(29, 23, 0.8)],
  // the collector, running
  ["timber", "M46 55l5-9 4 2-4 9zM62 46l8 7-3 3-9-7z"],
  ["plum", "M47 48Q47 37 54 33H62Q67 38 66 48Q56 52 47 48z"],
  ["page", "M53 31q-2 9 5 11q6-2 5-11z"],
  ["dark", "M51 30q-3 0-2-2h4V15h12v13h4q1 2-1 2z"],
  ["cloth", "M53 24.5h12v3H53z"],
  ["skin", disc(60, 32, 1.9)],
  ["ink", "M56.5 32.5a2 2 0 1 0-.1 0M58.5 33h0"],
  // the net
  ["timber", "M64 43L84 22l2 1.5L66 45z"],
  ["skin", disc(66, 42, 2)],
  ["ice", "M81 25Q80 14 91 13Q97 13 96 18Q97 33 106 38Q92 39 81 25z"],
  ["ink", "M84 25L95 16M87 29L97 22M91 33L99 29M85 16L100 36M91 14L104 36"],
  // what gets away
  ["cloth", "M99 9l7 3-1 8-7-3zM113 7l-7 5-1 8 7-4z"],
  ["page", "M100 8q3 0 6 4q3-4 6-5l-6 7z"],
  ["line", "M96 7q-4-4-8-1q3 0 8 4M115 6q2-5 5-4q-2 1-4 6M112 24l3 3M104 25l-1 3"],
];

export const assistantsGuild: Picture = [
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
];

export const taxCollector: Picture = [
  // a high desk, so that one has to look up
  ["wood", "M26 55L30 30H64L68 55z"],
  ["timber", "M23 25H71L69 30H25z"],
  ["ink", "M38 34h18v16H38z"],
  ["gold", disc(47, 42, 5)],
  ["ink", "M47 39v6M45 40.5q2-1.5 4 0M45 43.5q2 1.5 4 0"],
  // the collector
  ["dark", "M37 25Q37 15 42 13H54Q59 15 59 25z"],
  ["page", "M42 14q-2 9 6 11q8-2 6-11z"],
  ["skin", "M41.5 9h13v5q-6 3-13 0z"],
  ["dark", "M38 9q0-2 3-2V-3H55V7q3 0 3 2z"],
  ["gold", "M41 3.5h14v2.5H41z"],
  ["ink", "M43 10.5l4 1.5M53 10.5l-4 1.5"],
  ["skin", disc(48, 14, 2)],
  // the book and the quill
  ["page", "M27 25l2-4 11-1v5zM56 25v-5l9 1 2 4z"],
  ["page", "M62 21Q64 9 72 6Q73 14 64 21z"],
  // what is yours weighs little
  ["timber", "M93 10h3V52h-3zM86 52h17v3H86z"],
  ["gold", "M78 17L111 8v2.5L78 19.5z"],
  ["line", "M79 18L73 33M79 18L86 33M110 9.5L103 22M110 9.5L117 22"],
  ["gold", "M71 33H88Q86 40 79.5 40T71 33zM101 22H119Q117 29 110 29T101 22z"],
  ["gold", "M75 33v-3h9v3zM76 30v-3h9v3zM74 27v-3h9v3z"],
  ["cloth", "M105 22l1-7 9 1-1 6z"],
  // the bag
  ["wall", "M3 55Q0 42 9 38L6 33H18L15 38Q24 42 21 55z"],
  ["ink", "M9 38h6M10 45h4M12 43.5v7M10 48.5h4"],
];

export const shelfmasonsGuild: Picture = [
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
];
