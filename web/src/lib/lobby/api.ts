// Requests of the lobby.
import type { FinishedTable, OpenTable } from "../api/types";
import { request } from "../api/http";

export const lobbyApi = {
  tables: (): Promise<OpenTable[]> => request("/api/lobby"),
  finished: (): Promise<FinishedTable[]> => request("/api/lobby/finished"),
};
