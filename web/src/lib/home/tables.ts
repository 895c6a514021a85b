import type { TableSummary } from "../api/types";
import { t } from "../i18n";

const URGENCY = { playing: 1, waiting: 1, over: 2, ended: 2, unreadable: 3 };

/** The number of unfinished tables above "Play", which must stay above the fold. */
const FOREMOST = 2;

const urgency = ({ your_turn, status }: TableSummary): number => (your_turn ? 0 : URGENCY[status]);

/** Return the tables, first those where it is the reader's turn, then the newest. */
export function byUrgency(tables: readonly TableSummary[]): TableSummary[] {
  return [...tables].sort((a, b) => urgency(a) - urgency(b) || b.created.localeCompare(a.created));
}

/** Split the tables into the most urgent unfinished tables and all others. */
export function split(tables: readonly TableSummary[]): { first: TableSummary[]; others: TableSummary[] } {
  const sorted = byUrgency(tables);
  const first = sorted
    .filter(({ status }) => status === "playing" || status === "waiting")
    .slice(0, FOREMOST);
  return { first, others: sorted.filter((table) => !first.includes(table)) };
}

/** Return the players at a table. */
export const sitters = ({ names }: TableSummary): string =>
  names.map((name, seat) => name || t("seat-number", { number: seat + 1 })).join(", ");

/** Return a table's state in a few words. */
export function standing({ status, your_turn, round, solo }: TableSummary): string {
  const state = (): string => {
    if (status === "over") return t("state-over");
    if (status === "ended") return t("state-ended");
    if (status === "unreadable") return t("state-unreadable");
    if (status === "waiting") return t("state-waiting");
    return your_turn ? t("state-your-turn", { round }) : t("state-playing", { round });
  };
  return solo ? t("state-solo", { state: state() }) : state();
}
