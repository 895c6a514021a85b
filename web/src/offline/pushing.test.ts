import { beforeEach, describe, expect, it, vi } from "vitest";
import { shown, subscribe, unsubscribe, type Manager } from "./pushing";

const KEY = "-_8"; // bytes 251 and 255
const BYTES = new Uint8Array([251, 255]).buffer;
const KEYS = { p256dh: "p", auth: "a" };

describe("subscribing to messages", () => {
  let known: PushSubscription | null;
  let asked: [string, string, unknown][];

  function subscription(endpoint: string, key: ArrayBuffer): PushSubscription {
    return {
      endpoint,
      options: { applicationServerKey: key, userVisibleOnly: true },
      toJSON: () => ({ endpoint, expirationTime: null, keys: KEYS }),
      unsubscribe: () => Promise.resolve(((known = null), true)),
    } as unknown as PushSubscription;
  }

  const manager = {
    getSubscription: () => Promise.resolve(known),
    subscribe: vi.fn(() => Promise.resolve((known = subscription("new", BYTES)))),
  } satisfies Manager;

  function ask(path: string, init: RequestInit = {}): Promise<Response> {
    asked.push([init.method ?? "GET", path, init.body ? JSON.parse(init.body as string) : null]);
    return Promise.resolve(new Response(JSON.stringify({ key: KEY })));
  }

  beforeEach(() => {
    known = null;
    asked = [];
    manager.subscribe.mockClear();
  });

  it("asks the browser with the server's key, and tells the server", async () => {
    await subscribe(manager, ask);
    expect(manager.subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: KEY });
    expect(asked).toEqual([
      ["GET", "/api/push/key", null],
      ["PUT", "/api/push/subscription", { endpoint: "new", keys: KEYS }],
    ]);
  });

  it("renews what there is", async () => {
    known = subscription("old", BYTES);
    await subscribe(manager, ask);
    expect(manager.subscribe).not.toHaveBeenCalled();
    expect(asked.at(-1)).toEqual(["PUT", "/api/push/subscription", { endpoint: "old", keys: KEYS }]);
  });

  it("replaces a subscription with another server's key", async () => {
    known = subscription("old", new Uint8Array([1, 2]).buffer);
    await subscribe(manager, ask);
    expect(asked.at(-1)).toEqual(["PUT", "/api/push/subscription", { endpoint: "new", keys: KEYS }]);
  });

  it("ends in the browser and at the server", async () => {
    known = subscription("old", BYTES);
    await unsubscribe(manager, ask);
    expect(known).toBeNull();
    expect(asked).toEqual([["DELETE", "/api/push/subscription", { endpoint: "old" }]]);
    await unsubscribe(manager, ask);
    expect(asked).toHaveLength(1);
  });
});

it("shows a message as a notice that leads to its table", () => {
  const { title, options } = shown({ table: "a/b", title: "Your turn", body: "Rita and Eric" });
  expect(title).toBe("Your turn");
  expect(options).toMatchObject({ body: "Rita and Eric", tag: "a/b", data: "/table/a%2Fb" });
});
