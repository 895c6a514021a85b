import type { ActionOption, Decision, FullSnapshot } from "../api/types";
import { t } from "../i18n";
import { sureText } from "../session/sure";
import type { TableSession } from "../session/session.svelte";
import { whyNoUndo } from "../undo/why";
import { commandIn, typedName, type Command } from "./commands";
import { lookUp, whyNot } from "./looking";
import { cardAndCell, movesFor } from "./moves";
import { listed, questionOf } from "./table";

/** How many answers and news lines are kept for rereading. */
const MOST_KEPT = 12;

export interface Said {
  id: number;
  lines: string[];
}

/** Reads commands typed at a table as text, and says answers and news, each once. */
export class Reader {
  said = $state.raw<readonly Said[]>([]);
  #count = 0;
  /** The last announced line of the log, and the seat that it was announced to. */
  #heard = 0;
  #eyes: number | null = null;
  #asked = "";
  /** The reader's last choice, announced if the log has no line for it. */
  #chosen: string[] = [];
  #problem: string | null = null;
  #running = Promise.resolve();

  constructor(
    private readonly session: TableSession,
    private readonly toBoard: () => void,
  ) {
    this.#start();
  }

  say(lines: string[]): void {
    this.said = [...this.said, { id: ++this.#count, lines }].slice(-MOST_KEPT);
  }

  /** Forget all announcements: another player in this browser may not know them. */
  #start(): void {
    const { shown } = this.session;
    this.said = [];
    this.#chosen = [];
    this.#heard = lastOf(shown);
    this.#eyes = shown?.you ?? null;
    this.#asked = askedBy(this.session.decision);
  }

  /** Say the new lines of the log, then the question. Call it for each new snapshot. */
  hear(): void {
    const { shown, decision, curtain } = this.session;
    if (curtain.to !== null || (shown?.you ?? null) !== this.#eyes) return this.#start();
    const lines = (shown?.log ?? []).filter(({ n }) => n > this.#heard).map(({ text }) => text);
    const asked = askedBy(decision);
    const isNew = lines.length > 0 || asked !== this.#asked;
    this.#heard = lastOf(shown);
    this.#asked = asked;
    if (isNew) this.say([...(lines.length > 0 ? lines : this.#chosen), questionOf(this.session)]);
    this.#chosen = [];
  }

  /** Say each problem when it comes. */
  hearProblem(): void {
    const { problem, connected } = this.session;
    const wrong = problem ?? (connected ? null : t("reconnecting"));
    if (wrong !== null && wrong !== this.#problem) this.say([wrong]);
    this.#problem = wrong;
  }

  /** Carry out a typed command, or moves separated by semicolons, after those typed earlier. */
  run(typed: string): Promise<void> {
    this.#running = this.#running.then(() => this.#all(typed));
    return this.#running;
  }

  async #all(typed: string): Promise<void> {
    for (const part of typed.split(";").filter((each) => each.trim())) {
      if (!(await this.#one(part.trim()))) return;
    }
  }

  /** Carry out one command or move; return whether that worked. */
  async #one(typed: string): Promise<boolean> {
    const command = commandIn(typed);
    return command ? this.#command(command) : this.#move(typed);
  }

  async #command(command: Command): Promise<boolean> {
    const { session } = this;
    const answer = lookUp(session, command);
    if (answer) this.say(answer);
    else if (command.name === "do") return this.#move(command.about);
    else if (command.name === "yes") await this.confirm();
    else if (command.name === "undo") await this.undo();
    else if (command.name === "pass" && session.curtain.next !== null) session.passOn();
    else if (command.name === "board") this.toBoard();
    else this.say([t("bytext-nothing-asked")]);
    return true;
  }

  /** Make the move that a text means, or say why it can't be made. */
  async #move(typed: string): Promise<boolean> {
    const { decision, own, shown } = this.session;
    const found = decision && own ? movesFor(typed, decision, own.shelf) : [];
    if (found.length === 1) return this.act(found[0]!);
    if (found.length > 1) {
      const names = found.map(({ name }) => typedName(name ?? ""));
      this.say([t("bytext-several", { names: listed(names) })]);
      return false;
    }
    const [card, cell] = cardAndCell(typed) ?? [];
    const [first, ...more] = card && decision && own ? movesFor(card, decision, own.shelf) : [];
    if (first && cell && more.length === 0) return (await this.act(first)) && this.#move(cell);
    if (shown?.view) this.say([whyNot(this.session, shown.view, typed)]);
    return false;
  }

  /** Take a legal action; return whether that worked. */
  async act(option: ActionOption): Promise<boolean> {
    const { session } = this;
    const before = session.decision;
    this.#chosen = [option.text];
    await session.act(option);
    if (session.confirming || session.problem) this.#chosen = [];
    if (session.confirming) this.say([sureText(session.confirming), t("bytext-confirm")]);
    return session.decision !== before && session.problem === null && !session.confirming;
  }

  /** Take the action that waits for confirmation. */
  async confirm(): Promise<void> {
    const { confirming } = this.session;
    if (confirming) {
      this.#chosen = [confirming.text];
      await this.session.act(confirming, true);
    } else this.say([t("bytext-nothing-asked")]);
  }

  /** Take back the last action, or say why it can't be taken back. */
  async undo(): Promise<void> {
    const { undo } = this.session;
    if (!undo?.count) return this.say([whyNoUndo(undo)]);
    this.say([t("bytext-taken-back")]);
    await this.session.undoLast();
  }
}

const lastOf = (shown: FullSnapshot | null): number => shown?.log.at(-1)?.n ?? 0;

const askedBy = (decision: Decision | null): string =>
  decision ? `${decision.text} ${decision.actions.map(({ action }) => action).join(" ")}` : "";
