// Requests of the chat.
import { post, read, request } from "../api/http";
import type { ChatLine, NewLine } from "../api/types";

export type Phrase = NonNullable<NewLine["phrase"]>;

const path = (table: string): string => `/api/tables/${encodeURIComponent(table)}/chat`;

export const chatApi = {
  lines: (table: string, after: number): Promise<ChatLine[]> => request(`${path(table)}?after=${after}`),
  say: (table: string, seat: number, line: { text: string } | { phrase: Phrase }): Promise<ChatLine> =>
    post(path(table), { seat, ...line }),
  remove: (table: string, number: number): Promise<unknown> =>
    read(`${path(table)}/${number}`, { method: "DELETE" }),
  report: (table: string, number: number): Promise<unknown> =>
    read(`${path(table)}/${number}/report`, { method: "POST" }),
};
