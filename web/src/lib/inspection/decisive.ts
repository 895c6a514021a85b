import { COUNTED, type CountedLine } from "./beats";
import type { Standing } from "./scene";

/** The line that made the difference between who won and the best of the others. */
export interface Decisive {
  line: CountedLine;
  own: number;
  other: number;
}

const pointsOn = ({ lines }: Standing, line: CountedLine): number => lines.get(line) ?? 0;

/** Return the line on which the winner was ahead of the runner-up by most; null where no line was, or more than one won. */
export function decisiveLine(standings: readonly Standing[]): Decisive | null {
  const winners = standings.filter(({ won }) => won);
  const second = standings.filter(({ won }) => !won).sort((a, b) => b.sum - a.sum)[0];
  const winner = winners[0];
  if (!winner || winners.length > 1 || !second || second.sum >= winner.sum) return null;
  const ahead = COUNTED.map((line) => ({
    line,
    own: pointsOn(winner, line),
    other: pointsOn(second, line),
  }));
  return ahead.reduce((best, each) => (each.own - each.other > best.own - best.other ? each : best));
}
