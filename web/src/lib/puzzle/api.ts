// Requests about the daily puzzle.
import { post, request } from "../api/http";
import { withLog } from "../api/log";
import type { DailyPuzzle, Foretold, FullSnapshot, PuzzleVerdict } from "../api/types";

export type FullPuzzle = Omit<DailyPuzzle, "snapshot"> & { snapshot: FullSnapshot };

export const puzzleApi = {
  read: async (day: string): Promise<FullPuzzle> => {
    const found = await request<DailyPuzzle>(`/api/puzzles/${day}`);
    return { ...found, snapshot: withLog(found.snapshot, null) };
  },
  answer: (day: string, action: number): Promise<PuzzleVerdict> => post(`/api/puzzles/${day}`, { action }),
  preview: (day: string, action: number): Promise<Foretold> =>
    post(`/api/puzzles/${day}/preview`, { action }),
};
