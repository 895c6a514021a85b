// Requests about deals.
import { ask } from "../api/http";

export const dealApi = {
  verify: (record: string, noted: string | null) =>
    ask("post", "/api/verify", { noted: noted || null }, record),
};
