// Assistants that were built, moulded, risen or hatched; same box, same "garb".
import { disc, type Picture } from "../shapes";

export const automaton: Picture = [
  // the key that winds it up
  ["gold", "M24 26h4v2h-4zM28 27q-1-5 2-5.5t2 3q0 1-.5 2.5q.5 1.500.5 2.5q0 3-2 3t-2-5.5z"],
  ["tin", "M10 34h4v5.5H7.5Q7.5 37 10 37zM18 34h4v3q2.5 0 2.5 2.5H18z"],
  ["tin", "M3 21Q6 18 8 20V24Q5 24 5 28V31H1.5V26Q1.5 22.5 3 21z"],
  ["gold", "M1 31h5v3.5H4.5V33h-2v1.5H1z"],
  ["garb", "M7 18H25V35H7z"],
  ["tin", "M13 15.5h6V18.5h-6z"],
  ["line", "M16 4V1"],
  ["cloth", disc(16, 1, 1.6)],
  ["tin", "M7 4H25V16H7z"],
  ["gold", "M5 8h2v5H5zM25 8h2v5h-2z"],
  ["lamp", disc(12, 8.8, 2.3) + disc(20, 8.8, 2.3)],
  ["dark", disc(12, 8.8, 0.8) + disc(20, 8.8, 0.8)],
  ["dark", "M11 12.5H21V14.5H11z"],
  ["ink", "M7.5 20.5h.1M24.5 20.5h.1"],
];

export const bookworm: Picture = [
  // lunch
  ["cloth", "M0 34L16 37L32 34V39L16 40L0 39z"],
  ["page", "M1 31Q9 28 16 33Q23 28 31 31V36Q23 33.5 16 37.5Q9 33.5 1 36z"],
  // the diner
  ["garb", "M9 33Q6 27 9 23Q11 20 10 16H22Q23 20 21 23Q18 27 22 33Q15 36 9 33z"],
  ["ink", "M9 24Q14 26 20 24M10 28.5Q14 30 19.5 28.5M10.5 20Q16 22 21.5 20"],
  ["leaf", "M7 11Q7 3 16 3T25 11Q25 19.5 16 19.5T7 11z"],
  ["line", "M11 4.5Q10 1 7 1M21 4.5Q22 1 25 1"],
  ["leaf", disc(6.5, 1, 1.3) + disc(25.5, 1, 1.3)],
  ["page", disc(11.8, 10.5, 3.6) + disc(20.2, 10.5, 3.6)],
  ["dark", disc(12.4, 11, 1.4) + disc(19.8, 11, 1.4)],
  ["ink", "M15.3 10h1.5M12 16.3Q16 18.5 20 16.3"],
];

export const cube: Picture = [
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
];

export const ghost: Picture = [
  [
    "garb",
    "M3 39.5Q6 30 5 17Q5 1 16 1T27 17Q27 30 31 37Q27 40 24.5 36Q21 41 17.5 36.5Q14 41 11 36.5Q7 41 3 39.5z",
  ],
  ["page", "M8.5 14Q8.5 6 16 6T23.5 14Q23.5 22 16 22T8.5 14z"],
  ["dark", disc(13, 12.5, 1.9, 2.8) + disc(19, 12.5, 1.9, 2.8)],
  ["dark", disc(16, 18.2, 1.5, 1.8)],
  ["garb", "M5.5 22Q-1 20 0 25Q3 28 6 26zM26.5 22Q33 20 32 25Q29 28 26 26z"],
];

export const golem: Picture = [
  // boots, or what passes for them
  ["stone", "M6 31H14.5V39.5H4zM17.5 31H26L28 39.5H17.5z"],
  ["brick", "M0 15H8V24L7 33H1L0 24z"],
  ["tin", "M24 15H32V24L31 33H25L24 24z"],
  ["ink", "M0 19.5h8M0 24h7.5M1 28.5h6.5M4 15v4.5M4 24v4.5M24 18h8M24.5 30h7"],
  ["garb", "M6 13H26L24.5 32.5H7.5z"],
  // a bin for a head, with its lid
  ["slate", "M10 4H22L21 14H11z"],
  ["slate", "M7 1.5H25V4.5H7zM14 1.5q0-2.5 2-2.5t2 2.5z"],
  ["lamp", "M11.5 7h3.5v3H12zM17 7h3.5l-.5 3h-3z"],
  ["ink", "M13 12h6"],
];
