// Links by which a friend plays the deal of a finished game. The deal and the name are in the part of the address that
// browsers don't send, and the name never reaches a server.
import type { FormColumn, FormView, TableInfo } from "../api/types";
import { t } from "../i18n";

const MOST_LETTERS = 40;

/** What the link of a deal says. */
export interface Offer {
  deal: string;
  /** Who offers it, "" without a name. */
  by: string;
}

/** Return the link for a friend: at the address by which the server is known, else in this page. */
export function linkTo({ deal, by }: Offer, { share_url }: Pick<TableInfo, "share_url">): string {
  const path = `/deal#${new URLSearchParams(by ? { deal, by } : { deal }).toString()}`;
  return share_url ? new URL(path, share_url).href : `${location.origin}${location.pathname}#${path}`;
}

/** Return the offer in the part of an address after "#". */
export function offerIn(anchor: string): Offer {
  const parts = new URLSearchParams(anchor.slice(1));
  return { deal: parts.get("deal") ?? "", by: (parts.get("by") ?? "").trim().slice(0, MOST_LETTERS) };
}

/** Whether a text is the deal of a day, such as 2026-05-17. */
export const isDay = (deal: string): boolean => /^\d{4}-\d\d-\d\d$/.test(deal);

/** Return the column of the one person at a table. */
export const personOf = (result: FormView, table: TableInfo): FormColumn =>
  result.seats.find(({ seat }) => table.seats[seat]?.player === "human")!;

/** Return who is ahead on the same cards, and by how much; `gap` is the second player's lead. */
export function duel(first: string, second: string, total: number, gap: number): string {
  if (gap === 0) return t("same-deal-even", { first, second, total });
  const [ahead, behind, more] = gap > 0 ? [second, first, total + gap] : [first, second, total];
  const points = Math.abs(gap);
  return t("same-deal-ahead", { ahead, behind, points, more, less: more - points });
}
