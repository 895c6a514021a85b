// The course of a rating, as a line.
export const WIDTH = 600;
export const HEIGHT = 120;
/** Ratings differ by at least so much from the top to the bottom of a plot, so that small changes look small. */
const LEAST_RANGE = 4;

/** Return the lowest and the highest rating that a plot shows. */
export function rangeOf(ratings: readonly number[]): [lowest: number, highest: number] {
  const [low, high] = [Math.min(...ratings), Math.max(...ratings)];
  const more = Math.max(0, LEAST_RANGE - (high - low)) / 2;
  return [low - more, high + more];
}

/** Return the line through ratings, game by game, as the path of a drawing. */
export function courseOf(ratings: readonly number[]): string {
  const [low, high] = rangeOf(ratings);
  const across = WIDTH / Math.max(1, ratings.length - 1);
  const points = ratings.map((rating, game) => {
    const down = HEIGHT * (1 - (rating - low) / (high - low));
    return `${(game * across).toFixed(1)} ${down.toFixed(1)}`;
  });
  return `M${points.join("L")}`;
}
