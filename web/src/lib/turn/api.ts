// Requests about the webhook of this browser.
import { post, read, request } from "../api/http";
import type { WebhookInfo } from "../api/types";

const PATH = "/api/webhook";

export const webhookApi = {
  read: (): Promise<WebhookInfo> => request(PATH),
  choose: (url: string): Promise<WebhookInfo> => post(PATH, { url }, "PUT"),
  forget: (): Promise<unknown> => read(PATH, { method: "DELETE" }),
};
