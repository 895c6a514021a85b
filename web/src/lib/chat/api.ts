// Requests of the chat.
import { ask } from "../api/http";
import type { NewLine } from "../api/types";

export type Phrase = NonNullable<NewLine["phrase"]>;

const CHAT = "/api/tables/{table_id}/chat";

export const chatApi = {
  lines: (table_id: string, after: number) => ask("get", CHAT, { table_id, after }),
  say: (table_id: string, seat: number, line: { text: string } | { phrase: Phrase }) =>
    ask("post", CHAT, { table_id }, { seat, text: "", ...line }),
  remove: (table_id: string, number: number) => ask("delete", `${CHAT}/{number}`, { table_id, number }),
  report: (table_id: string, number: number) => ask("post", `${CHAT}/{number}/report`, { table_id, number }),
};
