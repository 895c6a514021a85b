import type { SeatRequest, TableInfo } from "../api/types";

/** Whether somebody wants to sit down and the reader, who hosts the table, has to decide. */
export const isHostAsked = (table: TableInfo | undefined): boolean =>
  Boolean(table?.hosting && table.requests?.length);

/** Return what the reader has asked for last, if the host has not answered, or has declined. */
export const ownRequest = (table: TableInfo): SeatRequest | undefined =>
  table.requests?.find(({ yours }) => yours);

/** How the reader gets an open seat of a table: at once, by asking for it, or not just now. */
export function wayToSit(table: TableInfo): "sit" | "ask" | null {
  if (table.requests_left == null) return "sit";
  const own = ownRequest(table);
  return table.requests_left > 0 && (!own || own.declined) ? "ask" : null;
}
