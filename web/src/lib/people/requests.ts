import type { SeatRequest, TableInfo } from "../api/types";

/** Whether the reader, as the host, must decide about a request to sit down. */
export const isHostAsked = (table: TableInfo | undefined): boolean =>
  Boolean(table?.hosting && table.requests?.length);

/** Return the reader's last request for a seat if it is open or declined. */
export const ownRequest = (table: TableInfo): SeatRequest | undefined =>
  table.requests?.find(({ yours }) => yours);

/** How the reader gets an open seat at a table: right away, on request, or not at the moment. */
export function wayToSit(table: TableInfo): "sit" | "ask" | null {
  if (table.requests_left == null) return "sit";
  const own = ownRequest(table);
  return table.requests_left > 0 && (!own || own.declined) ? "ask" : null;
}
