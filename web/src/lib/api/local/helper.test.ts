import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Helper } from "./helper";

/** A worker that answers what it is asked by `answer`, if at all. */
class FakeWorker {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: ((event: { message: string }) => void) | null = null;
  ended = false;
  constructor(private readonly answer: (worker: FakeWorker, message: unknown) => void) {}
  postMessage(message: unknown): void {
    this.answer(this, message);
  }
  terminate(): void {
    this.ended = true;
  }
}

const started: FakeWorker[] = [];
const helper = (...answers: ((worker: FakeWorker, message: unknown) => void)[]): Helper =>
  new Helper(() => {
    started.push(new FakeWorker(answers[started.length]!));
    return started.at(-1) as unknown as Worker;
  });
const echo = (worker: FakeWorker, data: unknown): void => worker.onmessage?.({ data });

beforeEach(() => void started.splice(0));
afterEach(() => void vi.useRealTimers());

it("keeps a worker that answers", async () => {
  const one = helper(echo);
  expect([await one.ask("a", 10), await one.ask("b", 10)]).toEqual(["a", "b"]);
  expect(started.length).toBe(1);
});

it("replaces a worker that dies at a message, which is refused", async () => {
  const one = helper((worker) => worker.onerror?.({ message: "stack" }), echo);
  await expect(one.ask("[".repeat(100_000), 10)).rejects.toThrow("stack");
  expect(await one.ask("b", 10)).toBe("b");
  expect(started.map(({ ended }) => ended)).toEqual([true, false]);
});

it("replaces a worker that does not answer in time", async () => {
  vi.useFakeTimers();
  const one = helper(() => {}, echo);
  const asked = expect(one.ask("a", 50)).rejects.toThrow("takes too long");
  await vi.advanceTimersByTimeAsync(60);
  await asked;
  expect(await one.ask("b", 50)).toBe("b");
  expect(started[0]!.ended).toBe(true);
});
