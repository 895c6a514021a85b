// Requests to the coach.
import { post } from "../api/http";
import type { components } from "../api/schema";

type Schemas = components["schemas"];
export type Hint = Schemas["Hint"];
export type HintedAction = Schemas["HintedAction"];
export type Outlook = Schemas["Outlook"];
export type Figure = Schemas["LineOutlook"];

const seatPath = (table: string, seat: number): string =>
  `/api/tables/${encodeURIComponent(table)}/seats/${seat}`;

export const coachApi = {
  hint: (table: string, seat: number, number: number): Promise<Hint> =>
    post(`${seatPath(table, seat)}/hint`, { number }),
  outlook: (table: string, seat: number, number: number, action: number): Promise<Outlook> =>
    post(`${seatPath(table, seat)}/outlook`, { number, action }),
};

export type CoachApi = typeof coachApi;
