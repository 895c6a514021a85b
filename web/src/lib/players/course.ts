// The scale of a rating's course, in steps that people count in.

/** Approximate number of steps on a scale. */
const STEPS = 4;
/** Smallest difference of ratings between top and bottom of a plot, so that small changes look small. */
const LEAST_RANGE = 4;

/** Return the step of a scale: 1, 2 or 5, or ten or a hundred times as much. */
function stepOf(span: number): number {
  const raw = span / STEPS;
  const ten = 10 ** Math.floor(Math.log10(raw));
  const times = [1, 2, 5].find((each) => each * ten >= raw) ?? 10;
  return Math.max(1, times * ten);
}

/** Return the marks of a scale that has room for these ratings, from the lowest to the highest. */
export function scaleOf(ratings: readonly number[]): number[] {
  const [low, high] = [Math.min(...ratings), Math.max(...ratings)];
  const more = Math.max(0, LEAST_RANGE - (high - low)) / 2;
  const step = stepOf(high - low + 2 * more);
  const first = Math.floor((low - more) / step);
  const last = Math.ceil((high + more) / step);
  return Array.from({ length: last - first + 1 }, (_, mark) => step * (first + mark));
}
