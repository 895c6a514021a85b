import { api as tables, ApiError, type Api } from "../api/http";
import type { ActionOption, FullSnapshot, LessonInfo, LessonTask } from "../api/types";
import { problemText } from "../state/problems";
import { TableSession } from "../session/session.svelte";
import { lessonsApi, type FullLessonSnapshots, type LessonsApi, type SoFar } from "./api";
import type { LessonPlace } from "./progress";
import { actionsBefore, taskAfter, taskBack } from "./tasks";

/** A lesson in progress. The table is the usual one; the server replays the script. */
export class Lesson {
  session: TableSession;
  task = $state(0);
  wanted = $state.raw<readonly number[]>([]);
  /** Whether the learner's last choice was not one of `wanted`. */
  strayed = $state(false);
  problem = $state<string | null>(null);
  #actions = $state.raw<readonly number[]>([]);
  #answer: FullLessonSnapshots | null = null;
  #snapshots: FullSnapshot[] = [];
  #last: FullSnapshot | null = null;

  constructor(
    readonly info: LessonInfo,
    private readonly name: string,
    pauseMs: () => number,
    private readonly lessons: LessonsApi = lessonsApi,
  ) {
    const api: Api = {
      ...tables,
      act: (_, __, action) => this.#act(action),
      snapshot: () => this.#next(),
      preview: (_, __, action) => lessons.preview(info.key, this.#soFar(), action),
      bestFlips: () => lessons.bestFlips(info.key, this.#soFar()),
    };
    this.session = new TableSession(info.key, api, pauseMs, { kept: false, choose: this.#choose });
  }

  get current(): LessonTask | undefined {
    return this.info.tasks[this.task];
  }

  get over(): boolean {
    return this.task >= this.info.tasks.length;
  }

  /** Whether the learner must choose something in this task, rather than only read. */
  get asks(): boolean {
    return (this.current?.acts ?? 0) > 0;
  }

  get place(): LessonPlace {
    return { task: this.task, actions: [...this.#actions] };
  }

  /** The place that "back" leads to. */
  get before(): LessonPlace {
    const task = taskBack(this.info.tasks, this.task, this.#actions.length);
    return { task, actions: this.#actions.slice(0, actionsBefore(this.info.tasks, task)) };
  }

  /** Start the lesson at a place. The other players' moves before it are shown only at the beginning. */
  async begin({ task, actions }: LessonPlace): Promise<void> {
    try {
      const answer = await this.lessons.read(this.info.key, { actions, name: this.name });
      this.#snapshots = actions.length > 0 ? answer.snapshots.slice(-1) : [...answer.snapshots];
      this.wanted = answer.wanted;
      this.#actions = actions;
      this.task = Math.max(0, Math.min(task, this.info.tasks.length));
      await this.session.refresh();
      await this.showWaiting();
    } catch (error) {
      // The lesson has changed since the learner left it: start over.
      if (error instanceof ApiError && error.status === 422 && actions.length > 0)
        await this.begin({ task: 0, actions: [] });
      else this.problem = problemText(error);
    }
  }

  /** Send only the actions that the lesson wants. */
  readonly #choose = async ({ action }: ActionOption, send: () => Promise<void>): Promise<void> => {
    if (this.session.busy) return;
    this.strayed = !this.wanted.includes(action);
    if (this.strayed) return;
    await send();
    await this.#settle();
  };

  /** Continue from a task that is only read; while the others' moves are shown, skip to the last of them. */
  next(): void {
    this.strayed = false;
    if (this.session.queue.catchingUp) return this.session.queue.catchUp();
    if (!this.asks) this.task += 1;
  }

  /** Choose for the learner the best of the wanted actions. */
  async show(): Promise<void> {
    const best = this.session.decision?.actions.find(({ action }) => action === this.wanted[0]);
    if (best) await this.session.act(best);
  }

  /** Show what the others did, one move after the other. */
  async showWaiting(): Promise<void> {
    while (this.#snapshots.length > 0) await this.session.refresh();
  }

  /** Show the next task and the others' moves after the learner's action. */
  async #settle(): Promise<void> {
    if (this.#answer) {
      this.wanted = this.#answer.wanted;
      this.task = taskAfter(this.info.tasks, this.#actions.length);
      this.#answer = null;
    }
    await this.showWaiting();
  }

  #soFar(action: number[] = []): SoFar {
    return { actions: [...this.#actions, ...action], name: this.name };
  }

  async #act(action: number): Promise<FullSnapshot> {
    const soFar = this.#soFar([action]);
    this.#answer = await this.lessons.read(this.info.key, soFar);
    this.#actions = soFar.actions;
    this.#snapshots = [...this.#answer.snapshots];
    return this.#next();
  }

  #next(): Promise<FullSnapshot> {
    this.#last = this.#snapshots.shift() ?? this.#last;
    return this.#last ? Promise.resolve(this.#last) : Promise.reject(new Error("the lesson has not begun"));
  }
}
