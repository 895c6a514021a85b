// Requests about the webhook of this browser.
import { ask } from "../api/http";

export const webhookApi = {
  read: () => ask("get", "/api/webhook"),
  choose: (url: string) => ask("put", "/api/webhook", {}, { url }),
  forget: () => ask("delete", "/api/webhook"),
};
