import type { Picture } from "../shapes";

export default [
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
] satisfies Picture;
