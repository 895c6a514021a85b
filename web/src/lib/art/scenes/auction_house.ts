import { disc, gnome, type Picture } from "../shapes";

export default [
  // curtains
  ["cloth", "M8 4H112V11Q104 19 95 11Q86 19 77 11Q68 19 60 11Q51 19 43 11Q34 19 25 11Q16 19 8 11z"],
  ["cloth", "M8 8H20Q20 32 11 53L4 54Q9 30 8 8zM112 8H100Q100 32 109 53L116 54Q111 30 112 8z"],
  ["gold", "M8 3.5H112V6.5H8z"],
  // the lot, under the lamp
  ["glow", "M68 14L48 46H88z"],
  ["stone", "M60 55V45H76V55zM58 42H78V45H58z"],
  ["plum", "M61 42V27H73V42z"],
  ["gold", "M61 30h12v2h-12zM61 37h12v2h-12z"],
  ["page", "M73 28l2.5 1V42H73z"],
  // the auctioneer
  ...gnome(36, 49, "leaf", "dark", -3),
  ["wood", "M26 55L28 40H45L47 55z"],
  ["timber", "M25 38H48V41H25z"],
  ["gold", disc(36.5, 48, 3)],
  ["timber", "M44 35L51 24l1.5 1-7 11z"],
  ["wood", "M46 22l3-4 9 6-3 4z"],
  ["skin", disc(45, 35, 1.9)],
  // the bidders
  ["wood", "M83 55V44h2V55zM95 55V38h2V55zM106 55V46h2V55z"],
  ["page", disc(84, 40, 5.5) + disc(96, 33, 5.5) + disc(107, 42, 5.5)],
  [
    "ink",
    "M83 38l1.5-1.5V43M94 31.5q1.5-3 3.5-1q.5 2-3.5 5h4M105 40q2.5-2 3.5 0q0 2-2 2q2.5 0 2 2q-1 2-3.5.5",
  ],
] satisfies Picture;
