import { afterEach, describe, expect, it, vi } from "vitest";
import { madeUpSnapshot } from "../../dev/snapshots";
import type { Api } from "../api/http";
import type { Preview, FullSnapshot } from "../api/types";
import { TableSession } from "./session.svelte";
import { settings } from "../state/settings.svelte";

const next: FullSnapshot = { ...madeUpSnapshot("others"), number: 2 };

async function rig(state: string, preview: Preview | null = null) {
  const api = {
    snapshot: vi.fn(() => Promise.resolve(madeUpSnapshot(state))),
    act: vi.fn(() => Promise.resolve(next)),
    preview: vi.fn(() => Promise.resolve({ preview })),
  };
  const session = new TableSession(`table-${state}-${preview !== null}`, api as unknown as Api, () => 0);
  await session.refresh();
  return { api, session, option: session.decision!.actions[0]! };
}

const foretold = (state: string): Preview => {
  const { view, decision } = madeUpSnapshot(state);
  return { view: view!, log: [], decision, running: null, ahead: null };
};

describe("a click that does nothing", () => {
  it("shows its reason until the next snapshot", async () => {
    const { session, option } = await rig("cell");
    session.refusals.refuse(["card:3", "hand:0"]);
    expect(session.refusals.shown?.id).toBe("refused-instead");
    await session.act(option);
    expect(session.refusals.shown).toBeNull();
  });

  it("does not cover the table for long", async () => {
    vi.useFakeTimers();
    const { session } = await rig("cell");
    session.refusals.refuse(["card:3", "hand:0"]);
    await vi.advanceTimersByTimeAsync(5000);
    session.refusals.refuse(["card:4", "hand:0"]);
    await vi.advanceTimersByTimeAsync(5000);
    expect(session.refusals.shown).not.toBeNull();
    await vi.advanceTimersByTimeAsync(1000);
    expect(session.refusals.shown).toBeNull();
    vi.useRealTimers();
  });

  it("shows the most specific reason", async () => {
    const { session } = await rig("cell");
    session.refusals.refuse(["card:2", "cell:1,1", "shelf:0"]);
    expect(session.refusals.shown?.id).toBe("refused-cell-apart");
  });

  it("shows the fallback if there is no reason", async () => {
    const { session } = await rig("cell");
    session.refusals.refuse(["deck"], { id: "refused-drop" });
    expect(session.refusals.shown?.id).toBe("refused-drop");
  });
});

describe("confirmation of what can't be taken back", () => {
  afterEach(() => settings.set({ careful: false }));

  it("is asked for if something is revealed or the turn passes", async () => {
    settings.set({ careful: true });
    for (const preview of [null, foretold("others")]) {
      const { api, session, option } = await rig("space", preview);
      await session.act(option);
      expect(api.act).not.toHaveBeenCalled();
      expect(session.confirming).toBe(option);
      await session.act(option, true);
      expect(api.act).toHaveBeenCalledOnce();
      expect(session.confirming).toBeNull();
    }
  });

  it("is not asked for during one's own turn", async () => {
    settings.set({ careful: true });
    const { api, session, option } = await rig("card", foretold("cell"));
    await session.act(option);
    expect(api.act).toHaveBeenCalledOnce();
  });

  it("lets only one of two quick clicks through", async () => {
    settings.set({ careful: true });
    const { api, session, option } = await rig("card", foretold("cell"));
    const other = session.decision!.actions.find((each) => each !== option)!;
    await Promise.all([session.act(option), session.act(other)]);
    expect(api.act).toHaveBeenCalledOnce();
  });

  it("is asked for only if the settings say so", async () => {
    const { api, session, option } = await rig("seat");
    await session.act(option);
    expect(api.preview).not.toHaveBeenCalled();
    expect(api.act).toHaveBeenCalledOnce();
  });
});
