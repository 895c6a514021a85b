// Which puzzles this browser has solved. Only the first answer of a day counts.
import { stored } from "../dom/stored";

const DAY_MS = 24 * 3600 * 1000;

/** Whether the first answer was the best one, by day. */
export type Answers = Readonly<Record<string, boolean>>;

const answers = stored<Answers>("exlibris-puzzles", {});

export const readAnswers = answers.get;

/** Note the first answer to a day's puzzle; later ones change nothing. */
export function noteAnswer(day: string, best: boolean): Answers {
  const before = readAnswers();
  const after = before[day] !== undefined ? before : { ...before, [day]: best };
  answers.set(after);
  return after;
}

/** Return the number of days solved in a row, up to that day or, if it has no answer yet, the day before. */
export function streak(answers: Answers, day: string): number {
  const at = (index: number): string =>
    new Date(Date.parse(`${day}T00:00:00Z`) - index * DAY_MS).toISOString().slice(0, 10);
  const first = answers[day] === undefined ? 1 : 0;
  let length = 0;
  while (answers[at(first + length)]) length++;
  return length;
}
