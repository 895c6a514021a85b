// Requests about finished games, and about deals that are played again.
import { ask } from "../api/http";

export const endApi = {
  /** Get the result of a table's game for a log of plays. */
  play: (table_id: string) => ask("get", "/api/tables/{table_id}/play", { table_id }),
  /** Get the deal of a finished game as text. */
  share: (table_id: string) => ask("get", "/api/tables/{table_id}/deal", { table_id }),
  read: (deal: string) => ask("post", "/api/deal", {}, { deal }),
  /** Get the totals of a day's deal, which this browser has played. */
  day: (day: string) => ask("get", "/api/days/{day}", { day }),
  /** Change the name that they show for this browser. */
  sign: (day: string, name: string) => ask("post", "/api/days/{day}", { day }, { name }),
};
