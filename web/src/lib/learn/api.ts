// Requests that only lessons make.
import { post, request } from "../api/http";
import { withLog } from "../api/log";
import type { BestFlips, Foretold, FullSnapshot, LessonInfo, LessonSnapshots } from "../api/types";

export type FullLessonSnapshots = Omit<LessonSnapshots, "snapshots"> & { snapshots: FullSnapshot[] };

/** What the learner has done in a lesson so far. */
export interface SoFar {
  actions: readonly number[];
  name: string;
}

const lessonPath = (key: string): string => `/api/lessons/${encodeURIComponent(key)}`;

export const lessonsApi = {
  list: (): Promise<LessonInfo[]> => request("/api/lessons"),
  read: async (key: string, soFar: SoFar): Promise<FullLessonSnapshots> => {
    const { snapshots, wanted } = await post<LessonSnapshots>(lessonPath(key), soFar);
    return { snapshots: snapshots.map((snapshot) => withLog(snapshot, null)), wanted };
  },
  preview: (key: string, soFar: SoFar, action: number): Promise<Foretold> =>
    post(`${lessonPath(key)}/preview`, { ...soFar, action }),
  bestFlips: (key: string, soFar: SoFar): Promise<BestFlips> => post(`${lessonPath(key)}/best-flips`, soFar),
};

export type LessonsApi = typeof lessonsApi;
