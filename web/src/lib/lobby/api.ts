// Requests of the lobby.
import { request } from "../api/http";
import type { components } from "../api/schema";

export type OpenTable = components["schemas"]["OpenTable"];
export type FinishedTable = components["schemas"]["FinishedTable"];

export const lobbyApi = {
  tables: (): Promise<OpenTable[]> => request("/api/lobby"),
  finished: (): Promise<FinishedTable[]> => request("/api/lobby/finished"),
};
