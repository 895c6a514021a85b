import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { LiveChannel } from "../live";
import { ALIVE } from "./helper";

vi.mock("./starting", () => ({ showProgress: vi.fn(), showFailure: vi.fn() }));

/** The serving worker; the test answers for it. */
class FakeWorker {
  static all: FakeWorker[] = [];
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: ((event: { message: string }) => void) | null = null;
  ended = false;
  asked: unknown[] = [];
  ports: MessagePort[] = [];
  constructor() {
    FakeWorker.all.push(this);
  }
  postMessage(message: unknown, ports: MessagePort[] = []): void {
    this.asked.push(message);
    this.ports.push(...ports);
  }
  terminate(): void {
    this.ended = true;
  }
}

beforeEach(() => {
  FakeWorker.all = [];
  vi.resetModules();
  vi.stubGlobal("Worker", FakeWorker);
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function served(): Promise<{ send: typeof import("./transport").send; first: FakeWorker }> {
  const { send } = await import("./transport");
  const [first] = FakeWorker.all;
  first!.onmessage!({ data: { part: 1 } });
  return { send, first: first! };
}

const codeOf = async (answer: Promise<Response>): Promise<[number, string]> => {
  const { status, ...rest } = await answer.then(async (found) => ({
    status: found.status,
    ...((await found.json()) as { code: string }),
  }));
  return [status, rest.code];
};

it("refuses what waits when the worker dies, and asks another one from then on", async () => {
  const { send, first } = await served();
  const refused = send("/api/replay", { method: "POST", body: "[".repeat(100_000) });
  first.onerror!({ message: "Maximum call stack size exceeded" });
  expect(await codeOf(refused)).toEqual([503, "worker-died"]);
  expect(first.ended).toBe(true);
  const again = send("/api/tables", {});
  const second = FakeWorker.all[1]!;
  second.ports[0]!.postMessage(
    JSON.stringify({ status: 200, body: '{"code":"fine"}', kind: "application/json", wait: null }),
  );
  expect(await codeOf(again)).toEqual([200, "fine"]);
});

it("replaces a worker that does not answer for a minute, and leaves one alone that does", async () => {
  const { send, first } = await served();
  const refused = send("/api/tables", {});
  for (let tick = 0; tick < 12; tick++) {
    vi.advanceTimersByTime(10_000);
    if (first.asked.at(-1) === ALIVE) first.onmessage!({ data: ALIVE });
  }
  expect(first.ended).toBe(false);
  vi.advanceTimersByTime(70_000);
  expect(first.ended).toBe(true);
  expect(await codeOf(refused)).toEqual([503, "worker-died"]);
});

it("keeps the connection to a table while a player thinks", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { connect } = await import("./transport");
  const connected = vi.fn();
  const news = vi.fn();
  const channel = new LiveChannel(() => connect("/ws/tables/abc"), { news, connected });
  channel.start();
  await vi.advanceTimersByTimeAsync(60_000);
  channel.stop();
  expect(connected).not.toHaveBeenCalled();
  expect(news).toHaveBeenCalledTimes(1);
});
