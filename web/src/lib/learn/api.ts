// Requests that only lessons make.
import { post, request } from "../api/http";
import { withLog } from "../api/log";
import type { components } from "../api/schema";
import type { BestFlips, Foretold, Snapshot } from "../api/types";

type Schemas = components["schemas"];
export type LessonInfo = Schemas["LessonInfo"];
export type LessonTask = Schemas["LessonTask"];
export type LessonSnapshots = Omit<Schemas["LessonSnapshots"], "snapshots"> & { snapshots: Snapshot[] };

/** What the learner has done in a lesson so far. */
export interface SoFar {
  actions: readonly number[];
  name: string;
}

const lessonPath = (key: string): string => `/api/lessons/${encodeURIComponent(key)}`;

export const lessonsApi = {
  list: (): Promise<LessonInfo[]> => request("/api/lessons"),
  read: async (key: string, soFar: SoFar): Promise<LessonSnapshots> => {
    const { snapshots, wanted } = await post<Schemas["LessonSnapshots"]>(lessonPath(key), soFar);
    return { snapshots: snapshots.map((snapshot) => withLog(snapshot, null)), wanted };
  },
  preview: (key: string, soFar: SoFar, action: number): Promise<Foretold> =>
    post(`${lessonPath(key)}/preview`, { ...soFar, action }),
  bestFlips: (key: string, soFar: SoFar): Promise<BestFlips> => post(`${lessonPath(key)}/best-flips`, soFar),
};

export type LessonsApi = typeof lessonsApi;
