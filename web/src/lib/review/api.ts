import { ask } from "../api/http";

/** Get the review of a table's game so far; with `after`, the number of reviewed actions, the server continues it. */
export const readReview = (table_id: string, after: number | null) =>
  ask("get", "/api/tables/{table_id}/replay/review", { table_id, after });
