// Requests about deals.
import type { Verification } from "../api/types";
import { api, read, send } from "../api/http";

export const dealApi = {
  record: (table: string): Promise<string> => read(api.recordPath(table)).then((answer) => answer.text()),
  verify: (record: string, noted: string | null): Promise<Verification> =>
    send(`/api/verify${noted ? `?noted=${encodeURIComponent(noted)}` : ""}`, record),
};
