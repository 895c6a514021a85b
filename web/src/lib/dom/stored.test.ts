import { afterEach, describe, expect, it, vi } from "vitest";
import { isStorageBlocked, stored } from "./stored";

/** What a browser that blocks storage does at every use of it, and one without room at each `setItem`. */
const refuse = (): never => {
  throw new DOMException("Access is denied for this document.", "SecurityError");
};

describe("what the browser keeps", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("lasts as long as the page where storage is blocked or full", () => {
    const blocked = stored("test-blocked", 0, refuse);
    expect(blocked.get()).toBe(0);
    blocked.set(7);
    expect(blocked.get()).toBe(7);
    const full = stored(
      "test-full",
      0,
      () => ({ getItem: () => "1", setItem: refuse }) as unknown as Storage,
    );
    full.set(2);
    expect(full.get()).toBe(2);
  });

  it.each(["nonsense", "null", "7", '"seven"', "[]"])("is forgotten if it is of another kind: %s", (text) => {
    const area = (): Storage => ({ getItem: () => text }) as unknown as Storage;
    const fallback = { answer: 42 };
    expect(stored<object>("test-kind", fallback, area).get()).toBe(fallback);
  });

  it("is removed by null", () => {
    const kept = new Map([["test-null", "1"]]);
    const area = {
      getItem: (key: string) => kept.get(key) ?? null,
      removeItem: (key: string) => kept.delete(key),
    };
    const value = stored<number | null>("test-null", null, () => area as unknown as Storage);
    expect(value.get()).toBe(1);
    value.set(null);
    expect(kept.size).toBe(0);
  });

  it("is known to be blocked", () => {
    vi.stubGlobal("navigator", { cookieEnabled: true });
    vi.stubGlobal("localStorage", {});
    expect(isStorageBlocked()).toBe(false);
    vi.stubGlobal("navigator", { cookieEnabled: false });
    expect(isStorageBlocked()).toBe(true);
  });
});
