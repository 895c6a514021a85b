import { ApiError } from "./refusals";

/** How long to wait for an answer before sending a request again, in milliseconds. */
const PAUSES_MS = [300, 1200];

const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** Send a request, and again if no answer comes. Only for idempotent requests. */
export async function withRetries<T>(send: () => Promise<T>, pause = wait): Promise<T> {
  for (const ms of PAUSES_MS) {
    try {
      return await send();
    } catch (error) {
      if (error instanceof ApiError && error.code !== "offline") throw error;
      await pause(ms);
    }
  }
  return send();
}
