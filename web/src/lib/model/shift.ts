// Shifts of cards on a shelf: the arrows that stand for their options, and where the cards land.
import type { ActionOption, Decision, ShelfView } from "../api/types";

const STEPS = {
  up: { row: -1, column: 0 },
  down: { row: 1, column: 0 },
  left: { row: 0, column: -1 },
  right: { row: 0, column: 1 },
} as const;

export type Direction = keyof typeof STEPS;
type Shift = NonNullable<Decision["shift"]>;

const isDirection = (choice: string): choice is Direction => choice in STEPS;

/** Return the direction of the arrow that stands for an option; null if it has a button or a place. */
function directionOf(option: ActionOption, shift: Shift | null | undefined): Direction | null {
  if (option.kind === "choice" && isDirection(option.choice)) return option.choice;
  const shifts =
    option.kind === "choice" ? option.choice === "move_on" : option.kind === "done" && shift?.by_ending;
  return (shifts && shift?.direction) || null;
}

/** Return the options of a decision that are arrows on the shelf. */
export function arrowsOf(decision: Decision | null): Map<Direction, ActionOption> {
  const found = (decision?.actions ?? []).map(
    (option) => [directionOf(option, decision?.shift), option] as const,
  );
  return new Map(found.flatMap(([direction, option]) => (direction ? [[direction, option] as const] : [])));
}

/** Return the shelf with these cards one cell further, in the rows and columns of the shelf as it is. Who would be turned
    is not known after a shift up or down. */
export function shifted({ rows, cards }: ShelfView, shift: Shift): ShelfView {
  const step = STEPS[shift.direction];
  const moved = rows.flat().flatMap((cell) => {
    if (!cell) return [];
    const goes = cell.card !== null && shift.cards.includes(cell.card);
    const place = goes ? { row: cell.row + step.row, column: cell.column + step.column } : {};
    return [{ ...cell, ...place, turned: step.row === 0 ? cell.turned : null }];
  });
  const inOrder = moved.sort((a, b) => a.row - b.row || a.column - b.column);
  const numbers = [...new Set(inOrder.map(({ row }) => row))];
  return { rows: numbers.map((number) => inOrder.filter(({ row }) => row === number)), cards };
}
