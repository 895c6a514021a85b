// The faces of the computer players: gnomes, head and shoulders, in a box 32 wide and 32 high. "garb" is the seat's
// colour and pattern.
import { box, disc, star, type Picture } from "./shapes";

const shoulders: Picture = [["garb", "M3 33Q4 24 12 23H20Q28 24 29 33z"]];
const head: Picture = [["skin", "M9 13Q9 24 16 25Q23 24 23 13Q22 9 16 9Q10 9 9 13z"]];
const eyes: Picture = [["dark", disc(13, 15.5, 1) + disc(19, 15.5, 1)]];
const glasses: Picture = [
  ["ink", `${disc(12.7, 15.5, 2.8)}${disc(19.3, 15.5, 2.8)}M15.5 15.5h1M9.9 15L8.5 14M22.1 15L23.5 14`],
];
const beard: Picture = [["beard", "M9 17Q8 29 16 31Q24 29 23 17Q20 20 16 19.5Q12 20 9 17z"]];
const nose: Picture = [["skin", disc(16, 18, 1.9)]];
const cap = (top: string): Picture => [["garb", `M7 12Q9 6 ${top}Q23 6 25 12Q16 8.5 7 12z`]];

export const FACES: Readonly<Record<string, Picture>> = {
  apprentice: [
    ...shoulders,
    ...head,
    ...eyes,
    ["rust", "M8.5 14Q8 7 16 7Q24 7 23.5 14Q21 10 18 11Q14 9 8.5 14z"],
    ["rust", disc(11.5, 19, 0.5) + disc(13, 20, 0.5) + disc(20.5, 19, 0.5) + disc(19, 20, 0.5)],
    ["ink", "M13.5 21.5q2.5 2 5 0"],
    ...nose,
  ],
  copyist: [
    ...shoulders,
    ...head,
    ...eyes,
    ...cap("13 2Q17 0 20 4"),
    ...nose,
    ["ink", "M14 22h4"],
    ["page", "M21 22Q27 14 31 5Q32 14 25 23z"],
    ["ink", "M22 26L29.5 10"],
    ["dark", disc(11.5, 21.5, 1)],
  ],
  bookbinder: [
    ...shoulders,
    ["timber", "M10 24L12 33H20L22 24L19 23L16 27L13 23z"],
    ...head,
    ["rust", "M9 18Q8 28 16 29Q24 28 23 18Q20 21 16 20Q12 21 9 18z"],
    ...eyes,
    ...nose,
    ["page", "M7.5 12Q8 7.5 16 7.5Q24 7.5 24.5 12Q16 9.5 7.5 12z"],
    ["ink", "M9 11Q16 8.5 23 11"],
  ],
  cataloguer: [
    ...shoulders,
    ["timber", disc(16, 6, 4)],
    ...head,
    ["timber", "M8.5 15Q7 7 16 7Q25 7 23.5 15Q20 9.5 16 10Q12 9.5 8.5 15z"],
    ...eyes,
    ...glasses,
    ["ink", "M13.5 22q2.5 1 5 0"],
    ...nose,
  ],
  librarian: [
    ...shoulders,
    ["page", "M12 23L16 29L20 23z"],
    ...head,
    ...eyes,
    ["beard", "M10 20Q13 17.5 16 20Q19 17.5 22 20Q19 23 16 21.5Q13 23 10 20z"],
    ...nose,
    ...cap("14 2L16-1L18 2"),
    ["gold", disc(16, 7.5, 1.4)],
  ],
  archivist: [
    ...shoulders,
    ...head,
    ...beard,
    ...eyes,
    ...glasses,
    ["beard", "M9 13.5q2.5-2.5 5.5-1M23 13.5q-2.5-2.5-5.5-1"],
    ...nose,
    ["slate", "M7.5 11.5Q9 4 16 4Q23 4 24.5 11.5Q16 8.5 7.5 11.5z"],
    ["lamp", disc(16, 6.2, 1.8)],
  ],
  curator: [
    ...shoulders,
    ["gold", `${disc(12, 26.5, 1)}${disc(16, 28, 1)}${disc(20, 26.5, 1)}`],
    ...head,
    ["slate", "M8.5 19Q5 6 16 6Q27 6 23.5 19Q23 12 18 10.5Q12 11 10 13Q9 15 8.5 19z"],
    ...eyes,
    ["ink", "M11.5 13h3M17.5 13h3M13.5 21.5q2.5 1.6 5 0"],
    ...nose,
    ...cap("12 3Q16-1 20 3"),
  ],
  "grand-librarian": [
    ...shoulders,
    ["gold", "M7 25L16 31L25 25L26 27L16 33L6 27z"],
    ...head,
    ...beard,
    ...eyes,
    ...nose,
    ["garb", "M6.5 12Q12 8 13-2L16-5L19-2Q20 8 25.5 12Q16 8 6.5 12z"],
    ["gold", "M6 12Q16 7.5 26 12L25.5 14Q16 10 6.5 14z"],
    ["gold", star(16, 4, 3.2)],
  ],
  hoarder: [
    ...shoulders,
    ...head,
    ...eyes,
    ...cap("11 4Q16 1 21 4"),
    ...nose,
    ["ink", "M13 21.5q3 2.5 6 0"],
    ["cloth", box(2, 27, 13, 4)],
    ["blue", box(3, 23.5, 11, 3.5)],
    ["gold", box(17, 27.5, 13, 3.5)],
    ["plum", box(18, 24, 11, 3.5)],
    [
      "page",
      box(13, 27.7, 1.4, 2.6) + box(12, 24.2, 1.4, 2.2) + box(18, 28, 1.4, 2.4) + box(19, 24.6, 1.4, 2.2),
    ],
  ],
  stickler: [
    ...shoulders,
    ["dark", "M16 26L11 23.5V28.5zM16 26L21 23.5V28.5z"],
    ...head,
    ["dark", "M8.5 14.5Q8 7 16 7Q24 7 23.5 14.5Q22 9.5 16 9V7.5Q15 9.5 8.5 14.5z"],
    ...eyes,
    ["gold", "M19 12.3a3.2 3.2 0 1 0 .1 0zM19 13.3a2.2 2.2 0 1 1-.1 0z"],
    ["ink", "M11 13h3.5M18 12h4M14 22h4M22 17L23 27"],
    ...nose,
  ],
  hunter: [
    ...shoulders,
    ...head,
    ...eyes,
    ["timber", "M10 21Q16 26 22 21Q22 25 16 26Q10 25 10 21z"],
    ...nose,
    ["leaf", "M4 12Q10 10 11 4Q16 2 21 4Q22 10 28 12Q16 7.5 4 12z"],
    ["rust", "M21 9Q24 1 30-2Q29 5 23 10z"],
    ["ink", "M22 9L28 1"],
  ],
};
