// Requests about the webhook of this browser.
import { post, read, request } from "../api/http";
import type { components } from "../api/schema";

type Info = components["schemas"]["WebhookInfo"];

const PATH = "/api/webhook";

export const webhookApi = {
  read: (): Promise<Info> => request(PATH),
  choose: (url: string): Promise<Info> => post(PATH, { url }, "PUT"),
  forget: (): Promise<unknown> => read(PATH, { method: "DELETE" }),
};
