// Requests to the coach.
import { post } from "../api/http";
import type { components } from "../api/schema";

type Schemas = components["schemas"];
export type Hint = Schemas["Hint"];
export type HintedAction = Schemas["HintedAction"];
export type Estimate = Schemas["Estimate"];
export type Figure = Schemas["Figure"];

const seatPath = (table: string, seat: number): string =>
  `/api/tables/${encodeURIComponent(table)}/seats/${seat}`;

export const coachApi = {
  hint: (table: string, seat: number, number: number): Promise<Hint> =>
    post(`${seatPath(table, seat)}/hint`, { number }),
  estimate: (table: string, seat: number, number: number, action: number): Promise<Estimate> =>
    post(`${seatPath(table, seat)}/estimate`, { number, action }),
};

export type CoachApi = typeof coachApi;
