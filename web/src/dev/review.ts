// A made-up review of the made-up game.
import type { GameReview, ReviewPoint, SeatReview } from "../lib/api/types";

const SEATS = [0, 1, 2, 3];
const PLIES = 80;

const point = (ply: number): ReviewPoint => {
  const weights = SEATS.map((seat) => 1 + (ply / 30) * (1 + Math.sin(ply / 9 + 1.7 * seat)));
  const sum = weights.reduce((one, other) => one + other);
  return {
    ply,
    round: Math.ceil(ply / 20),
    wins: weights.map((weight) => weight / sum),
    totals: SEATS.map((seat) => 20 + ply / 3 + 8 * Math.sin(ply / 12 + seat)),
  };
};

const reviewed = (seat: number): SeatReview => ({
  seat,
  accuracy: 0.94 - 0.07 * seat,
  choices: 60,
  mistakes: 2 + seat,
  cost: 0.1 + 0.06 * seat,
  deal: { win: 0.02 - 0.01 * seat, points: 0.6 - 0.4 * seat },
  luck: { win: 0.05 - 0.03 * seat, points: 1.8 - seat },
  own: { win: -0.1 - 0.06 * seat, points: -4 - 2 * seat },
  others: { win: 0.3 - 0.2 * seat, points: 5 - 3 * seat },
});

export const madeUpReview: GameReview = {
  looked_at: PLIES,
  points: Array.from({ length: PLIES + 1 }, (_, ply) => point(ply)),
  turning_points: [
    {
      first: 12,
      stop: 16,
      round: 1,
      seat: 1,
      name: "4",
      text: "4",
      swings: [-0.1, 0.21, -0.05, -0.06],
      luck: [0, 0.07, 0, 0],
    },
    {
      first: 55,
      stop: 60,
      round: 3,
      seat: 2,
      name: "done",
      text: "done",
      swings: [-0.2, -0.1, 0.33, -0.03],
      luck: [0, 0, 0, 0],
    },
  ],
  mistakes: [
    {
      ply: 31,
      round: 2,
      seat: 3,
      cost: 0.127,
      least: 0.081,
      most: 0.173,
      win: -0.11,
      points: -1.7,
      played: "the Paper Mill, space 1",
      better: "the Yard Sale, space 2",
      line: ["shelve M3", "right of F2"],
    },
    {
      ply: 62,
      round: 4,
      seat: 0,
      cost: 0.043,
      least: 0.012,
      most: 0.074,
      win: -0.02,
      points: -2.3,
      played: "M3",
      better: "F2",
      line: [],
    },
  ],
  seats: SEATS.map(reviewed),
};
