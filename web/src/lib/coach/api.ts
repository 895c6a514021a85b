// Requests to the coach.
import { ask } from "../api/http";

const SEAT = "/api/tables/{table_id}/seats/{seat}";

export const coachApi = {
  hint: (table_id: string, seat: number, number: number) =>
    ask("post", `${SEAT}/hint`, { table_id, seat }, { number }),
  estimate: (table_id: string, seat: number, number: number, action: number) =>
    ask("post", `${SEAT}/estimate`, { table_id, seat }, { number, action }),
};

export type CoachApi = typeof coachApi;
