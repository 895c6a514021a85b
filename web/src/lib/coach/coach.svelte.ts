import type { ActionOption, Estimate, Hint } from "../api/types";
import { t } from "../i18n";
import { problemText } from "../state/problems";
import type { TableSession } from "../session/session.svelte";
import { coachApi, type CoachApi } from "./api";

/** The coach's advice on the current decision. */
export class Coach {
  /** Whether the panel is open. */
  open = $state(false);
  hint = $state.raw<Hint | null>(null);
  problem = $state<string | null>(null);
  #about = "";
  #estimates = new Map<string, Promise<Estimate>>();

  constructor(private readonly api: CoachApi = coachApi) {}

  /** Whether the deciding seat may have a hint, and has a choice. */
  helps(session: TableSession): boolean {
    const { decision, shown } = session;
    return decision !== null && shown?.table.hints === true && decision.actions.length > 1;
  }

  /** Whether the deciding seat plays the deal of a day, for which the server refuses hints. */
  bars({ decision, isOfDay }: TableSession): boolean {
    return decision !== null && isOfDay;
  }

  /** Open the panel with a hint for the decision or the reason for none, or close it. */
  async toggle(session: TableSession): Promise<void> {
    if (this.open) return this.close();
    this.open = true;
    this.problem = this.bars(session) ? t("error-no-hints-today") : null;
    if (!this.hint && !this.problem) await this.#ask(session);
  }

  close(): void {
    this.open = false;
  }

  /** Close the panel and forget what it says, unless that is about the decision on the screen. */
  follow(session: TableSession): void {
    const now = decisionKey(session);
    if (now === this.#about) return;
    this.#about = now;
    this.#estimates.clear();
    this.hint = this.problem = null;
    session.advised = [];
    this.close();
  }

  /** Get the estimate for an action, requested once per decision. */
  estimate(session: TableSession, option: ActionOption): Promise<Estimate> {
    const { decision, shown } = session;
    const [seat, number] = [decision?.seat ?? 0, shown?.number ?? 0];
    const key = `${decisionKey(session)} ${option.action}`;
    const known = this.#estimates.get(key);
    if (known) return known;
    const asked = this.api.estimate(session.id, seat, number, option.action);
    this.#estimates.set(key, asked);
    asked.catch(() => this.#estimates.delete(key));
    return asked;
  }

  async #ask(session: TableSession): Promise<void> {
    const { decision, shown } = session;
    if (!decision || !shown) return this.close();
    const about = (this.#about = decisionKey(session));
    try {
      const hint = await this.api.hint(session.id, decision.seat, shown.number);
      if (!this.open || this.#about !== about) return;
      this.hint = hint;
      session.advised = [hint.best.action];
    } catch (error) {
      if (this.open && this.#about === about) this.problem = problemText(error);
    }
  }
}

function decisionKey(session: TableSession): string {
  const { decision, shown } = session;
  return decision ? `${session.id} ${decision.seat} ${shown?.number}` : "";
}

export const coach = new Coach();
