import { api as tables, type Api } from "../api/http";
import type { ActionOption, FullSnapshot, PuzzleVerdict } from "../api/types";
import { problemText } from "../state/problems";
import { TableSession } from "../session/session.svelte";
import { puzzleApi, type FullPuzzle } from "./api";
import { noteAnswer, readAnswers, type Answers } from "./streak";

/** The puzzle of a day on the usual table. */
export class Puzzle {
  readonly session: TableSession;
  info = $state.raw<FullPuzzle | null>(null);
  verdict = $state.raw<PuzzleVerdict | null>(null);
  problem = $state<string | null>(null);
  answers = $state.raw<Answers>(readAnswers());
  #snapshot: FullSnapshot | null = null;
  #chosen: number | null = null;

  constructor(readonly day: string) {
    const api: Api = {
      ...tables,
      snapshot: () =>
        this.#snapshot ? Promise.resolve(this.#snapshot) : Promise.reject(new Error("no puzzle yet")),
      preview: (_, __, action) => puzzleApi.preview(day, action),
    };
    const choose = ({ action }: ActionOption): Promise<void> => this.#choose(action);
    this.session = new TableSession("puzzle", api, () => 0, { kept: false, logged: false, choose });
  }

  /** Load the puzzle, and the verdict again in the page's language if there is one. */
  async load(): Promise<void> {
    try {
      const info = await puzzleApi.read(this.day);
      this.#snapshot = info.snapshot;
      await this.session.refresh();
      this.info = info;
      this.problem = null;
      if (this.#chosen !== null) this.verdict = await puzzleApi.answer(this.day, this.#chosen);
    } catch (error) {
      this.problem = problemText(error);
    }
  }

  again(): void {
    this.verdict = null;
    this.#chosen = null;
  }

  /** A choice is an answer to the puzzle and changes nothing at the table. */
  async #choose(action: number): Promise<void> {
    const { session } = this;
    if (session.busy || !session.decision) return;
    session.busy = true;
    await this.#answer(action);
    session.held.drop();
    session.busy = false;
  }

  async #answer(action: number): Promise<void> {
    this.problem = null;
    try {
      this.verdict = await puzzleApi.answer(this.day, action);
      this.#chosen = action;
      this.answers = noteAnswer(this.day, this.verdict.is_best);
    } catch (error) {
      this.problem = problemText(error);
    }
  }
}
