// Requests that only lessons make.
import { ask } from "../api/http";
import { withLog } from "../api/log";
import type { FullSnapshot, LessonSnapshots } from "../api/types";

export type FullLessonSnapshots = Omit<LessonSnapshots, "snapshots"> & { snapshots: FullSnapshot[] };

/** What the learner has done in a lesson so far. */
export interface SoFar {
  actions: number[];
  name: string;
}

const LESSON = "/api/lessons/{key}";

export const lessonsApi = {
  list: () => ask("get", "/api/lessons"),
  read: async (key: string, soFar: SoFar): Promise<FullLessonSnapshots> => {
    const { snapshots, wanted } = await ask("post", LESSON, { key }, soFar);
    return { snapshots: snapshots.map((snapshot) => withLog(snapshot, null)), wanted };
  },
  preview: (key: string, soFar: SoFar, action: number) =>
    ask("post", `${LESSON}/preview`, { key }, { ...soFar, action }),
  bestFlips: (key: string, soFar: SoFar) => ask("post", `${LESSON}/best-flips`, { key }, soFar),
};

export type LessonsApi = typeof lessonsApi;
