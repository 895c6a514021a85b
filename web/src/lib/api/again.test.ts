import { describe, expect, it } from "vitest";
import { withRetries } from "./again";
import { ApiError } from "./refusals";

const offline = new ApiError(0, "offline", "");
const stale = new ApiError(409, "stale", "");

/** Return a function that fails in these ways, one after the other, and then answers with its number of calls. */
function failing(...errors: Error[]): { send: () => Promise<number>; calls: () => number } {
  let calls = 0;
  const send = (): Promise<number> => {
    const error = errors[calls++];
    return error ? Promise.reject(error) : Promise.resolve(calls);
  };
  return { send, calls: () => calls };
}

const atOnce = (): Promise<void> => Promise.resolve();

describe("withRetries", () => {
  it("sends again what got no answer", async () => {
    expect(await withRetries(failing().send, atOnce)).toBe(1);
    expect(await withRetries(failing(offline, offline).send, atOnce)).toBe(3);
  });

  it("gives up after the third time", async () => {
    const { send, calls } = failing(offline, offline, offline, offline);
    await expect(withRetries(send, atOnce)).rejects.toBe(offline);
    expect(calls()).toBe(3);
  });

  it("takes a refusal for an answer", async () => {
    const { send, calls } = failing(stale);
    await expect(withRetries(send, atOnce)).rejects.toBe(stale);
    expect(calls()).toBe(1);
  });
});
