// Pictures that belong to no piece: the reader's library, and a house and a gnome for pieces without a picture.
import { box, disc, type Picture } from "./shapes";

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

/** A plain house, for locations without a picture of their own. */ export const house: Picture = [
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

export const gnome: Picture = [
  ["garb", "M8 24Q4 31 4 39H28Q28 31 24 24z"],
  ["timber", "M8 36h6v3.5H6zM18 36h6l2 3.5h-8z"],
  ["beard", "M8.5 22.5Q7 34 16 36.5Q25 34 23.5 22.5z"],
  ["garb", "M5.5 24Q10 16 13 8Q15 3 20.5.7Q19 4 20.5 8Q22 17 26.5 24Q16 18.5 5.5 24z"],
  ["skin", disc(16, 24.5, 2.8)],
];
