import type { ReaderSettings } from "../api/types";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "../api/refusals";
import { settings } from "../state/settings.svelte";
import { accountApi } from "../api/account";
import { keepSettings, letGo, PAUSE_MS } from "./keeping";
import { noted } from "./kept";

vi.mock("../state/appearance", () => ({ applyAppearance: vi.fn() }));
vi.mock("../state/language", () => ({ startLanguage: vi.fn() }));
vi.mock("../state/catalog.svelte", () => ({ catalog: { translate: vi.fn() } }));

const THEIRS: ReaderSettings = {
  pace: "slow",
  hand_order: "category",
  name: "Rita",
  language: "pl",
  motion: false,
  shortcuts: false,
  careful: true,
  theme: "dark",
  text_size: 1.3,
  sounds: true,
  foresee: true,
  by_text: true,
};

describe("settings of an account", () => {
  let account: ReaderSettings | null;
  let fails: ApiError | null;

  beforeEach(() => {
    vi.useFakeTimers();
    const storage = new Map<string, string>();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, value: string) => storage.set(key, value),
      removeItem: (key: string) => storage.delete(key),
    });
    account = THEIRS;
    fails = null;
    settings.take({ pace: "normal", handOrder: "alphabet", name: "", theme: "system", textSize: 1 });
    vi.spyOn(accountApi, "settings").mockImplementation(() => answer({ settings: account }));
    vi.spyOn(accountApi, "keep").mockImplementation((wanted) => answer((account = fails ? account : wanted)));
  });
  afterEach(() => {
    letGo();
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  function answer<T>(found: T): Promise<T> {
    return fails ? Promise.reject(fails) : Promise.resolve(found);
  }

  it("come to a browser that signs in", async () => {
    await keepSettings();
    expect([settings.pace, settings.handOrder, settings.name]).toEqual(["slow", "category", "Rita"]);
    expect([settings.language, settings.textSize, settings.foresee]).toEqual(["pl", 1.3, true]);
    expect(noted()).toBe("same");
    expect(accountApi.keep).not.toHaveBeenCalled();
  });

  it("are those of the browser at first", async () => {
    account = null;
    settings.take({ pace: "fast" });
    await keepSettings();
    expect(account).toMatchObject({ pace: "fast", text_size: 1 });
    expect(noted()).toBe("same");
  });

  it("are sent a while after they were changed, several changes at once", async () => {
    await keepSettings();
    settings.set({ pace: "off" });
    await vi.advanceTimersByTimeAsync(PAUSE_MS / 2);
    settings.set({ theme: "light" });
    expect(noted()).toBe("changed");
    await vi.advanceTimersByTimeAsync(PAUSE_MS);
    expect(accountApi.keep).toHaveBeenCalledTimes(1);
    expect(account).toMatchObject({ pace: "off", theme: "light", name: "Rita" });
    expect(noted()).toBe("same");
  });

  it("do not have what belongs to the device", async () => {
    await keepSettings();
    settings.set({ notices: true });
    settings.set({ ownOrder: [1, 2] });
    await vi.advanceTimersByTimeAsync(2 * PAUSE_MS);
    expect(accountApi.keep).not.toHaveBeenCalled();
  });

  it("are sent when the server can be reached again", async () => {
    await keepSettings();
    fails = new ApiError(0, "offline", "");
    settings.set({ pace: "fast" });
    await vi.advanceTimersByTimeAsync(PAUSE_MS);
    expect(noted()).toBe("changed");
    fails = null;
    await keepSettings(); // as the next page does
    expect(account).toMatchObject({ pace: "fast" });
    expect(settings.pace).toBe("fast");
    expect(noted()).toBe("same");
  });

  it("are asked for again if nobody has answered", async () => {
    fails = new ApiError(0, "offline", "");
    await keepSettings();
    expect(settings.pace).toBe("normal");
    expect(noted()).toBe("same");
  });

  it("do not undo what is changed while they are on their way", async () => {
    const arriving = keepSettings();
    settings.set({ pace: "fast" });
    await arriving;
    expect(settings.pace).toBe("fast");
    expect(account).toMatchObject({ pace: "fast" });
  });

  it("stay in the browser that is signed out, which tells the account nothing more", async () => {
    await keepSettings();
    fails = new ApiError(409, "no-account", "");
    settings.set({ pace: "fast" });
    await vi.advanceTimersByTimeAsync(PAUSE_MS);
    expect(noted()).toBeNull();
    fails = null;
    settings.set({ pace: "off" });
    await vi.advanceTimersByTimeAsync(PAUSE_MS);
    expect([settings.pace, settings.name]).toEqual(["off", "Rita"]);
    expect(account).toEqual(THEIRS);
  });
});
