// The inspector: a puppet of limbs that turn about joints, in a box 56 wide and 122 high, from 2 above its origin. A pose is the angles of its
// joints, so one pose can go over into the next.
import { box, disc, type Picture } from "./shapes";

export type Joint =
  | "back-leg"
  | "front-leg"
  | "body"
  | "head"
  | "brow"
  | "board-arm"
  | "board-wrist"
  | "board"
  | "stamp-arm"
  | "stamp-wrist"
  | "stamp"
  | "pencil";

export interface Limb {
  joint: Joint;
  /** The pivot. */
  at: readonly [x: number, y: number];
  parts: Picture;
  /** Attached limbs, which turn with it and are drawn over it. */
  limbs?: readonly Limb[];
}

export type Pose = "standing" | "walking" | "looking" | "doubting" | "stamping" | "writing";

const head: Limb = {
  joint: "head",
  at: [26, 39],
  parts: [
    ["skin", box(24.2, 33, 4, 8)],
    [
      "skin",
      "M19.6 17Q18.6 32 22.5 35.2Q25.8 38.6 29 36Q32.4 33.6 32.4 29.6L37.6 30.6Q36.6 26.4 32.6 23.6L32.4 17z",
    ],
    ["skin", "M19.6 25Q16.8 24.6 17.4 28Q18 30.8 20 29.6z"],
    // two of the face's three strokes; the brow is the third
    ["ink", "M26.4 32.8h4.6"],
    ["ink", "M21.8 25.4h4"],
    ["slate", "M19.4 16L20.6 .4Q26-1.4 31.6 .4L32.6 16z"],
    ["cloth", "M19.7 12Q26 14 32.3 12L32.6 16.4Q26 18.4 19.4 16.4z"],
    ["slate", "M13.4 16.2Q26 20.6 38.8 16.2Q40.2 17.8 37.6 18.8Q26 22.6 14.6 18.8Q12 17.8 13.4 16.2z"],
  ],
  limbs: [{ joint: "brow", at: [10, 30], parts: [["ink", "M28.4 25.4h4.2"]] }],
};

const boardArm: Limb = {
  joint: "board-arm",
  at: [32.4, 47],
  parts: [["slate", "M29.4 46Q32.4 41.6 34.6 46Q37 54 37.6 63Q36 66 33 64Q32 55 29.4 46z"]],
  limbs: [
    {
      joint: "board-wrist",
      at: [35.3, 62.6],
      parts: [
        ["slate", "M32.8 61.6Q35.6 59 37.9 62L37.4 77h-4z"],
        ["page", box(33.2, 75.4, 4.4, 2.6)],
        ["skin", disc(35.4, 80, 2.5)],
      ],
      limbs: [
        {
          joint: "board",
          at: [35.4, 80],
          parts: [
            ["timber", "M31.6 61.6h16v22h-16z"],
            ["page", "M33 64h13.2v18H33z"],
            ["ink", "M35 68h9M35 71.4h9M35 74.8h9M35 78.2h5.5"],
            ["gold", "M36.6 60h6v3.6h-6z"],
            ["skin", "M30.6 77.5q3-.8 3.4 1.4q.2 2.2-3 2.2z"],
          ],
        },
      ],
    },
  ],
};

const stampArm: Limb = {
  joint: "stamp-arm",
  at: [19.6, 47],
  parts: [["slate", "M22.6 46Q19.6 41.6 17.4 46Q15 54 14.4 63Q16 66 19 64Q20 55 22.6 46z"]],
  limbs: [
    {
      joint: "stamp-wrist",
      at: [16.7, 62.6],
      parts: [
        ["slate", "M19.2 61.6Q16.4 59 14.1 62L14.6 77h4z"],
        ["page", box(14.4, 75.4, 4.4, 2.6)],
      ],
      limbs: [
        {
          joint: "stamp",
          at: [16.6, 80],
          parts: [
            ["wood", disc(16.6, 79.6, 2)],
            ["wood", "M15.6 80h2l.8 6h-3.6z"],
            ["cloth", "M12.2 86h8.8v3.4h-8.8z"],
            ["skin", disc(16.6, 80.6, 2.4)],
          ],
        },
        {
          joint: "pencil",
          at: [16.6, 80],
          parts: [
            ["gold", "M15.7 74h1.8v12l-.9 3-.9-3z"],
            ["skin", disc(16.6, 80.2, 2.4)],
          ],
        },
      ],
    },
  ],
};

/** All limbs, those behind first. */
export const INSPECTOR: readonly Limb[] = [
  {
    joint: "back-leg",
    at: [22.5, 96],
    parts: [
      ["slate", "M20.8 96h3.6l-.4 18h-2.8z"],
      ["shade", "M20.8 96h3.6l-.4 18h-2.8z"],
      ["dark", "M20.6 113.5h4.2q4 .8 4.8 4.2h-9.2z"],
    ],
  },
  {
    joint: "front-leg",
    at: [30, 96],
    parts: [
      ["slate", "M28.2 96h3.6l-.4 18h-2.8z"],
      ["shade", "M28.2 96h3.6l-.4 18h-2.8z"],
      ["dark", "M28 113.5h4.2q4 .8 4.8 4.2h-9.2z"],
    ],
  },
  {
    joint: "body",
    at: [26, 98],
    parts: [
      [
        "slate",
        "M21.5 40.5Q17.6 42 17.4 50Q17 70 12 101.5Q26 106.5 40 101.5Q35 70 34.6 50Q34.4 42 30.5 40.5Q26 38 21.5 40.5z",
      ],
      ["shade", "M17.4 52Q17 72 12 101.5Q16 103.2 20.5 104Q19.5 78 20 46z"],
      ["ink", "M26.4 54Q26.8 80 26 104.6"],
      ["ink", "M28.5 84.5l6.6-1"],
      ["gold", disc(29, 60, 1) + disc(29.2, 68, 1) + disc(29.4, 76, 1)],
      ["page", "M22.6 40.2L26.2 51L30 40.2z"],
      ["dark", "M25.3 42.5h2l.7 7-1.7 2.6-1.7-2.6z"],
      ["slate", "M21.7 38Q19.6 40.6 18.4 45L24 47.5L26.2 54L28.6 47.5L34 45Q32.6 40.6 30.7 38L26.2 52z"],
    ],
    limbs: [head, boardArm, stampArm],
  },
];

/** The angle of each joint, in degrees clockwise; a missing joint hangs straight, and null hides the limb. */
export type Turns = Partial<Record<Joint, number | null>>;

const CARRYING: Turns = { "board-arm": 24, "board-wrist": -122, board: 98, pencil: null };

export const POSES: Readonly<Record<Pose, Turns>> = {
  standing: { ...CARRYING, "stamp-arm": 6 },
  walking: { ...CARRYING, "stamp-arm": -8, "stamp-wrist": -10, head: 2 },
  looking: { ...CARRYING, body: 5, head: 9, "stamp-arm": 22, "stamp-wrist": -18 },
  doubting: { ...CARRYING, body: -2, head: -6, brow: -13, "stamp-arm": 16, "stamp-wrist": -138, stamp: 100 },
  stamping: {
    "board-arm": 30,
    "board-wrist": -84,
    board: 40,
    body: 9,
    head: 8,
    "stamp-arm": -66,
    "stamp-wrist": -14,
    stamp: 71,
    pencil: null,
  },
  writing: { ...CARRYING, head: 12, "stamp-arm": -27, "stamp-wrist": -64, stamp: null, pencil: -14 },
};
