import { api as tables, ApiError, type Api } from "../api/http";
import type { Option, Snapshot } from "../api/types";
import { problemText, TableSession } from "../state/session.svelte";
import {
  lessonsApi,
  type LessonInfo,
  type LessonMoment,
  type LessonsApi,
  type LessonTask,
  type SoFar,
} from "./api";
import type { Place } from "./progress";
import { actsBefore, stepAfter, stepBack } from "./steps";

/** A session that accepts only the actions that the lesson wants. */
class LessonSession extends TableSession {
  constructor(
    api: Api,
    key: string,
    pauseMs: () => number,
    private readonly lesson: Lesson,
  ) {
    super(key, api, pauseMs);
  }

  override async act(option: Option, sure = false): Promise<void> {
    if (this.busy || !this.lesson.accepts(option.action)) return;
    await super.act(option, sure);
    await this.lesson.settle();
  }
}

/** A lesson in progress. The table is the usual one; the server replays the script. */
export class Lesson {
  session: TableSession;
  step = $state(0);
  wanted = $state.raw<readonly number[]>([]);
  /** Whether the learner's last choice was not one of `wanted`. */
  strayed = $state(false);
  problem = $state<string | null>(null);
  #actions = $state.raw<readonly number[]>([]);
  #answer: LessonMoment | null = null;
  #pictures: Snapshot[] = [];
  #last: Snapshot | null = null;

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
    this.session = new LessonSession(api, info.key, pauseMs, this);
  }

  get current(): LessonTask | undefined {
    return this.info.steps[this.step];
  }

  get over(): boolean {
    return this.step >= this.info.steps.length;
  }

  /** Whether the learner must choose something in this step, rather than only read. */
  get asks(): boolean {
    return (this.current?.acts ?? 0) > 0;
  }

  get place(): Place {
    return { step: this.step, actions: [...this.#actions] };
  }

  /** The place to which "back" leads. */
  get before(): Place {
    const step = stepBack(this.info.steps, this.step, this.#actions.length);
    return { step, actions: this.#actions.slice(0, actsBefore(this.info.steps, step)) };
  }

  /** Start the lesson at a place. Moves of others that led there are shown only at the very beginning. */
  async begin({ step, actions }: Place): Promise<void> {
    try {
      const moment = await this.lessons.moment(this.info.key, { actions, name: this.name });
      this.#pictures = actions.length > 0 ? moment.pictures.slice(-1) : [...moment.pictures];
      this.wanted = moment.wanted;
      this.#actions = actions;
      this.step = Math.max(0, Math.min(step, this.info.steps.length));
      await this.session.refresh();
      await this.showWaiting();
    } catch (error) {
      // The lesson has changed since the learner left it: start over.
      if (error instanceof ApiError && error.status === 422 && actions.length > 0)
        await this.begin({ step: 0, actions: [] });
      else this.problem = problemText(error);
    }
  }

  accepts(action: number): boolean {
    this.strayed = !this.wanted.includes(action);
    return !this.strayed;
  }

  /** Go on from a step that is only to be read. */
  next(): void {
    this.strayed = false;
    if (!this.asks) this.step += 1;
  }

  /** Choose for the learner the best of the wanted actions. */
  async show(): Promise<void> {
    const best = this.session.decision?.actions.find(({ action }) => action === this.wanted[0]);
    if (best) await this.session.act(best);
  }

  /** Show what the others did, one move after the other. */
  async showWaiting(): Promise<void> {
    while (this.#pictures.length > 0) await this.session.refresh();
  }

  /** Show what follows the learner's action: the next step and the others' moves. */
  async settle(): Promise<void> {
    if (this.#answer) {
      this.wanted = this.#answer.wanted;
      this.step = stepAfter(this.info.steps, this.#actions.length);
      this.#answer = null;
    }
    await this.showWaiting();
  }

  #soFar(action: number[] = []): SoFar {
    return { actions: [...this.#actions, ...action], name: this.name };
  }

  async #act(action: number): Promise<Snapshot> {
    const soFar = this.#soFar([action]);
    this.#answer = await this.lessons.moment(this.info.key, soFar);
    this.#actions = soFar.actions;
    this.#pictures = [...this.#answer.pictures];
    return this.#next();
  }

  #next(): Promise<Snapshot> {
    this.#last = this.#pictures.shift() ?? this.#last;
    return this.#last ? Promise.resolve(this.#last) : Promise.reject(new Error("the lesson has not begun"));
  }
}
