// Where the town ends: the places one visits after dark, or holding one's nose.
import { box, disc, star, type Picture } from "../shapes";

export const divinersHut: Picture = [
  // the sign with the eye
  ["timber", "M24 55V24h3v31zM22 27h-14v2h14z"],
  ["page", "M5 31h21v13h-21z"],
  ["plum", "M8 37.5q7.5-8 15 0q-7.5 8-15 0z"],
  ["gold", disc(15.5, 37.5, 2.6)],
  ["dark", disc(15.5, 37.5, 0.9)],
  ["line", "M9 29v2M22 29v2"],
  // the hut
  ["wall", "M40 55L43 31H77L80 55z"],
  ["stone", "M40 55l.6-5h39l.6 5z"],
  ["plum", "M33 35Q50 27 55 10Q57 2 66 3Q70 4 68 8Q64 6 64 11Q68 27 87 35Q60 27 33 35z"],
  ["gold", star(58, 16, 4) + star(50, 27, 3) + star(68, 26, 3.4)],
  ["dark", "M47 55V44a6 6 0 0 1 12 0V55z"],
  ["cloth", "M47.5 43Q49 40 53 38Q52 46 48 55H47.2zM58.5 43Q57 40 53 38Q54 46 58 55H58.8z"],
  ["gold", disc(53, 50, 1)],
  ["lamp", disc(70, 43, 4.5)],
  ["ink", "M70 38.5v9M65.5 43h9"],
  // the table and the crystal ball
  ["plum", "M91 55L93 42H112L115 55Q103 52 91 55z"],
  ["gold", "M97 42q1-3 5.5-3t5.5 3zM94 42h17.5v2h-17.5z"],
  ["glow", disc(102.5, 32, 11)],
  ["ice", disc(102.5, 32, 7)],
  ["ink", "M98.5 30q1.5-3 4-3.2"],
  ["plum", star(103, 33, 3)],
  // the cat, who knew
  ["dark", "M31 55c-1-6 0-8 2.5-10v-4.5l2.5 2h1.5l2.5-2v4.5c2.5 3 2 6 1.5 10zM41 54q5-1 3-7"],
];

export const mysteriousShack: Picture = [
  ["gold", "M104 5a8.5 8.5 0 1 0 6.5 13a7 7 0 0 1-6.5-13z"],
  // the tree that saw everything
  ["timber", "M13 55Q17 42 12 33L4 25L12 29L13 18L16 29Q18 31 20 28L26 20L23 31Q19 37 20 44Q20 51 24 55z"],
  ["dark", disc(16.5, 40, 1.6, 2.6)],
  ["dark", "M22 19.5l2-2 1 1.5h2.5l1-1.5 1.5 2.5q0 4-4 5q-4-1-4-5.5z"],
  ["lamp", disc(24.6, 21.4, 0.9) + disc(28, 21.4, 0.9)],
  // chicken legs
  ["gold", "M52 44l-2 8-5 3.5h14l-4-3.5 1-8zM76 44l3 8-3 3.5h14l-6-3.5-3-8z"],
  // the shack
  ["wood", "M40 46L44 22L91 18L92 46z"],
  ["ink", "M43 29L91.5 26M42 36L92 34M41 42L92 41"],
  ["slate", "M35 26L60 5L69 10L79 4L99 22L66 19z"],
  ["ink", "M50 18l8 2M62 12l7 5M76 12l6 7M86 18l5 2"],
  ["stone", "M80 9V-1h7v15z"],
  ["line", "M84-2q3-2 8-1"],
  ["dark", "M47 46L49 29L60 28L61 46z"],
  ["lamp", disc(52.5, 35, 1.7) + disc(57, 34.6, 1.7)],
  ["dark", disc(52.8, 35, 0.6, 1.2) + disc(57.3, 34.6, 0.6, 1.2)],
  ["glow", disc(77, 33, 10)],
  ["lamp", "M71 27L83 26L84 38L71 39z"],
  ["ink", "M77 26.5V38.5M71 33L83.5 32"],
  ["timber", "M66 26l6 1v12l-6-1zM83.5 26l6-2v12l-5.5 2z"],
  ["page", "M99 36l14-2 1 10-14 1z"],
  ["timber", "M105.5 45h2.5V55h-2.5z"],
  ["ink", "M104 38q2.5-3 4.5-.5q.5 2-2 3v1M106.5 43.2v.2"],
];

export const garbageDump: Picture = [
  // what it smells like
  ["line", "M34 17c-3-3 3-5 0-8s3-5 0-7M60 8c-2-2 2-4 0-6M88 19c-3-3 3-5 0-8s3-5 0-7"],
  ["stone", "M6 55Q14 42 27 38Q38 20 56 15Q66 12 76 24Q92 30 98 41Q112 46 115 55z"],
  ["moss", "M18 55Q24 47 36 50Q48 42 62 49Q78 44 100 55z"],
  // a boot, a barrel, a wheel that has come round
  ["timber", "M52 3h9l1 12q6 1 8 5v3l-19 1q-2-10 1-21z"],
  ["ink", "M52 7h9M54 11h4M54 15h5"],
  ["wood", "M25 31l15-6 7 16-15 6q-7-7-7-16z"],
  ["ink", "M28 29.5q0 9 7 16M36 26.5q1 8 8 16"],
  ["wood", disc(83, 29, 9)],
  ["wall", disc(83, 29, 6.2)],
  ["ink", "M83 22.5v13M76.5 29h13M78.5 24.5l9 9M87.5 24.5l-9 9"],
  ["timber", disc(83, 29, 1.6)],
  ["moss", "M70 42Q80 33 95 40L100 46Q84 44 70 46z"],
  // books that nobody wanted, a fish that somebody did
  ["cloth", "M48 40l16-7 4 8-16 7z"],
  ["page", "M52 48l16-7 1.5 2.5-16 7z"],
  ["plum", "M64 27l11 3-2 7-11-3z"],
  ["blue", "M16 54l3-9 14 3-3 7z"],
  ["gold", "M62 55l2-8 12 2-2 6z"],
  ["page", "M78 51q4-5 9-1l5-4v9l-5-3q-5 3-9-1z"],
  ["ink", "M81 49v3M84 48.5v4"],
  ["dark", disc(80, 50.6, 0.6)],
  ["brick", "M40 55q-3-7 1-9q2 3 6 0q4 3 1 9z"],
  ["leaf", "M44 46q0-3 3-4"],
  // the landlord
  ["line", "M96 43Q89 46 90 51"],
  ["slate", "M96 44q-1-9 8-9q2-4 5-2q6 3 8 7q-1 2-4 1q-2 3-6 3z"],
  ["skin", disc(107, 34, 1.9) + disc(116.8, 40.2, 0.9)],
  ["dark", disc(111.5, 37, 0.9)],
  ["ink", "M102 44v-2q2-1 3 2"],
  ["line", "M20 27l2-1M24 22l-1-2M100 18l2-2M105 21l2-1"],
];

export const library: Picture = [
  // the dome, and the weathercock that is a book
  ["slate", "M44 19Q46 3 60 3T76 19z"],
  ["ink", "M52 17Q53 8 58 4M68 17Q67 8 62 4"],
  ["timber", "M59.4-1h1.2V3h-1.2z"],
  ["cloth", "M60-1l-5-3v3.5l5 3 5-3V-4z"],
  // the wings
  ["stone", "M14 55V26H106V55z"],
  ["slate", "M10 27L18 18H102L110 27z"],
  ["ink", "M15 22.5H105"],
  [
    "lamp",
    "M18 48V36a3.5 3.5 0 0 1 7 0v12zM95 48V36a3.5 3.5 0 0 1 7 0v12zM85.5 48V36a2.5 3.5 0 0 1 5 0v12zM29.5 48V36a2.5 3.5 0 0 1 5 0v12z",
  ],
  ["ink", "M21.5 32.5V48M18 40h7M98.5 32.5V48M95 40h7M88 33v15M32 33v15"],
  ["timber", "M17 48h9v2h-9zM94 48h9v2h-9z"],
  ["leaf", "M17.5 48q1-3 3-1q1-3 3-1q2-1 2 2zM94.5 48q1-3 3-1q1-3 3-1q2-1 2 2z"],
  // the porch, on columns of books
  ["wall", "M38 28V55H82V28z"],
  ["wall", "M35 28L60 10L85 28z"],
  ["lamp", disc(60, 21, 4)],
  ["page", "M60 19.5q-2-1.5-4-.8v4q2-.7 4 .8q2-1.5 4-.8v-4q-2-.7-4 .8z"],
  ["dark", "M53 55V40a7 7 0 0 1 14 0V55z"],
  ["lamp", "M55.5 55V41a4.5 4.5 0 0 1 9 0V55z"],
  ["cloth", box(40, 29, 9, 5) + box(71.5, 34, 8, 5) + box(40.5, 44, 8, 4)],
  ["blue", box(41, 34, 7, 5) + box(71, 29, 9, 5) + box(72, 44, 7, 4)],
  ["gold", box(40, 39, 9, 5) + box(71, 39, 9, 5)],
  ["plum", box(40, 48, 9, 5) + box(71, 48, 9, 5)],
  ["page", box(35, 53, 50, 2.5)],
  ["stone", box(31, 55.5, 58, 2.5)],
  // the night librarian
  ["dark", "M88 58c-1-5 0-7 2-8.5v-4l2 1.5h2l2-1.5v4c2 2 2 5 1 8.5z"],
  ["lamp", disc(91.5, 49, 0.7) + disc(94.5, 49, 0.7)],
];

/** A house that could be anybody's, for locations without a picture of their own. */
export const house: Picture = [
  ["wall", "M36 55V30H84V55z"],
  ["stone", "M36 55v-4.5h48V55z"],
  ["rust", "M30 32L44 10H76L90 32z"],
  ["brick", "M70 14V4h7v15z"],
  ["dark", "M54 55V42a6 6 0 0 1 12 0V55z"],
  ["lamp", box(41, 36, 8, 8) + box(71, 36, 8, 8)],
  ["ink", "M45 36v8M41 40h8M75 36v8M71 40h8"],
  ["gold", disc(63.5, 49, 0.9)],
  // the bush that every house has
  ["leaf", "M88 55q-4-8 3-10q1-7 8-5q7-2 7 5q7 2 3 10z"],
];
