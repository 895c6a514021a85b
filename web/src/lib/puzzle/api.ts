// Requests about the daily puzzle.
import { ask } from "../api/http";
import { withLog } from "../api/log";
import type { DailyPuzzle, FullSnapshot } from "../api/types";

export type FullPuzzle = Omit<DailyPuzzle, "snapshot"> & { snapshot: FullSnapshot };

const PUZZLE = "/api/puzzles/{day}";

export const puzzleApi = {
  read: async (day: string): Promise<FullPuzzle> => {
    const found = await ask("get", PUZZLE, { day });
    return { ...found, snapshot: withLog(found.snapshot, null) };
  },
  answer: (day: string, action: number) => ask("post", PUZZLE, { day }, { action }),
  preview: (day: string, action: number) => ask("post", `${PUZZLE}/preview`, { day }, { action }),
};
