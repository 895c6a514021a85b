import type { PlayerPage } from "../api/types";

/** A rating after a game, and its change through the game. */
export interface RatingChange {
  rating: number;
  by: number;
}

/** Return the change of a player's rating by a table's game; null for a first game or an unrated one. */
export function ratingChange({ pools }: PlayerPage, table: string): RatingChange | null {
  for (const { history, points } of pools) {
    const game = history.find((each) => each.table === table);
    const index = points.findIndex(({ at }) => at === game?.at);
    const before = points[index - 1];
    if (game && before) return { rating: game.rating, by: game.rating - before.rating };
  }
  return null;
}
