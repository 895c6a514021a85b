// Requests about deals.
import type { Verification } from "../api/types";
import { send } from "../api/http";

export const dealApi = {
  verify: (record: string, noted: string | null): Promise<Verification> =>
    send(`/api/verify${noted ? `?noted=${encodeURIComponent(noted)}` : ""}`, record),
};
