// Requests to the coach.
import type { Estimate, Hint } from "../api/types";
import { post } from "../api/http";

const seatPath = (table: string, seat: number): string =>
  `/api/tables/${encodeURIComponent(table)}/seats/${seat}`;

export const coachApi = {
  hint: (table: string, seat: number, number: number): Promise<Hint> =>
    post(`${seatPath(table, seat)}/hint`, { number }),
  estimate: (table: string, seat: number, number: number, action: number): Promise<Estimate> =>
    post(`${seatPath(table, seat)}/estimate`, { number, action }),
};

export type CoachApi = typeof coachApi;
