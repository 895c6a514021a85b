// Requests about the daily puzzle.
import { post, request } from "../api/http";
import { withLog } from "../api/log";
import type { components } from "../api/schema";
import type { Foretold, Snapshot } from "../api/types";

type Schemas = components["schemas"];
export type DailyPuzzle = Omit<Schemas["DailyPuzzle"], "snapshot"> & { snapshot: Snapshot };
export type PuzzleVerdict = Schemas["PuzzleVerdict"];

export const puzzleApi = {
  read: async (day: string): Promise<DailyPuzzle> => {
    const found = await request<Schemas["DailyPuzzle"]>(`/api/puzzles/${day}`);
    return { ...found, snapshot: withLog(found.snapshot, null) };
  },
  answer: (day: string, action: number): Promise<PuzzleVerdict> => post(`/api/puzzles/${day}`, { action }),
  preview: (day: string, action: number): Promise<Foretold> =>
    post(`/api/puzzles/${day}/preview`, { action }),
};
