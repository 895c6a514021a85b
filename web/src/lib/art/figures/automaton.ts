import { disc, type Picture } from "../shapes";

export default [
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
] satisfies Picture;
