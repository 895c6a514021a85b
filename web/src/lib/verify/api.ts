// Requests about deals.
import { api, read, send } from "../api/http";
import type { components } from "../api/schema";

export type Verification = components["schemas"]["Verification"];

export const dealApi = {
  record: (table: string): Promise<string> => read(api.recordPath(table)).then((answer) => answer.text()),
  verify: (record: string, noted: string | null): Promise<Verification> =>
    send(`/api/verify${noted ? `?noted=${encodeURIComponent(noted)}` : ""}`, record),
};
