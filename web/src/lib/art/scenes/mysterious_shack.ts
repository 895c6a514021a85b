import { disc, type Picture } from "../shapes";

export default [
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
] satisfies Picture;
