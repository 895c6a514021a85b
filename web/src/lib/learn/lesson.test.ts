import { describe, expect, it, vi } from "vitest";
import { madeUpSnapshot } from "../../dev/snapshots";
import { ApiError } from "../api/http";
import type { FullSnapshot } from "../api/types";
import type { LessonsApi } from "./api";
import { Lesson } from "./lesson.svelte";

const INFO = {
  key: "made_up",
  tasks: [
    { key: "talk", acts: 0 },
    { key: "one", acts: 1 },
    { key: "two", acts: 1 },
    { key: "bye", acts: 0 },
  ],
};

/** Return a snapshot of which only the number matters, with the legal actions 0 to 3. */
const snapshot = (number: number): FullSnapshot => ({ ...madeUpSnapshot("category"), number });

function fake(): LessonsApi {
  return {
    list: () => Promise.resolve([INFO]),
    read: vi.fn((_: string, { actions }: { actions: readonly number[] }) =>
      Promise.resolve({
        snapshots: [snapshot(10 * actions.length + 1), snapshot(10 * actions.length + 2)],
        wanted: actions.length < 2 ? [2, 3] : [],
      }),
    ),
    preview: vi.fn(() => Promise.resolve({ preview: null })),
    bestFlips: vi.fn(() => Promise.resolve({ flips: [], total: 0 })),
  };
}

async function begun(api = fake(), place = { task: 0, actions: [] as number[] }): Promise<Lesson> {
  const lesson = new Lesson(INFO, "Ada", () => 0, api);
  await lesson.begin(place);
  return lesson;
}

async function choose(lesson: Lesson, action: number): Promise<void> {
  const option = lesson.session.decision?.actions.find((each) => each.action === action);
  await lesson.session.act(option!);
}

describe("a lesson", () => {
  it("begins with a task to read and shows what the others have done", async () => {
    const lesson = await begun();
    expect([lesson.task, lesson.asks, lesson.over]).toEqual([0, false, false]);
    expect(lesson.session.shown?.number).toBe(2);
  });

  it("goes on after a wanted action, best or not", async () => {
    const lesson = await begun();
    lesson.next();
    await choose(lesson, 3);
    expect(lesson.place).toEqual({ task: 2, actions: [3] });
    await choose(lesson, 2);
    expect([lesson.task, lesson.asks]).toEqual([3, false]);
    lesson.next();
    expect(lesson.over).toBe(true);
  });

  it("refuses other actions and says so until a wanted one is chosen", async () => {
    const api = fake();
    const lesson = await begun(api);
    lesson.next();
    await choose(lesson, 1);
    expect([lesson.strayed, lesson.task]).toEqual([true, 1]);
    expect(api.read).toHaveBeenCalledTimes(1);
    await choose(lesson, 2);
    expect([lesson.strayed, lesson.task]).toEqual([false, 2]);
  });

  it("does not end while the others' moves are still being shown", async () => {
    const slow = new Lesson(INFO, "Ada", () => 1000, fake());
    await slow.begin({ task: 2, actions: [2] });
    await choose(slow, 2);
    expect([slow.task, slow.session.queue.catchingUp]).toEqual([3, true]);
    slow.next();
    expect([slow.over, slow.session.queue.catchingUp]).toEqual([false, false]);
    slow.next();
    expect(slow.over).toBe(true);
    slow.session.stop();
  });

  it("lets the learner act before everything has been read", async () => {
    const lesson = await begun();
    await choose(lesson, 2);
    expect(lesson.task).toBe(2);
  });

  it("chooses the best action on request", async () => {
    const lesson = await begun();
    lesson.next();
    await lesson.show();
    expect(lesson.place).toEqual({ task: 2, actions: [2] });
  });

  it("goes back", async () => {
    const lesson = await begun(fake(), { task: 3, actions: [2, 2] });
    expect(lesson.before).toEqual({ task: 2, actions: [2] });
    expect((await begun()).before).toEqual({ task: 0, actions: [] });
  });

  it("sends the actions so far when it requests previews", async () => {
    const api = fake();
    const lesson = await begun(api, { task: 2, actions: [2] });
    await lesson.session.api.preview("made_up", 0, 3, 12);
    expect(api.preview).toHaveBeenCalledWith("made_up", { actions: [2], name: "Ada" }, 3);
  });

  it("starts over if it has changed since the learner left it", async () => {
    const api = fake();
    vi.mocked(api.read).mockRejectedValueOnce(new ApiError(422, "off-script", "actions[0]"));
    const lesson = await begun(api, { task: 2, actions: [7] });
    expect([lesson.problem, lesson.place]).toEqual([null, { task: 0, actions: [] }]);
  });

  it("shows a problem if the server doesn't answer", async () => {
    const api = fake();
    vi.mocked(api.read).mockRejectedValueOnce(new ApiError(0, "offline", ""));
    expect((await begun(api)).problem).not.toBeNull();
  });
});
