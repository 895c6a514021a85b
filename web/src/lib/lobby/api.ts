// Requests of the lobby.
import { ask } from "../api/http";

export const lobbyApi = {
  tables: () => ask("get", "/api/lobby"),
  finished: () => ask("get", "/api/lobby/finished"),
};
