import { flushSync } from "svelte";
import { expect, it, onTestFinished, vi } from "vitest";
import { tableIn } from "../../dev/mounting";
import { settings } from "../state/settings.svelte";
import { moveWith } from "./movement.svelte";
import { stage } from "./stage";

function moved() {
  const { session } = tableIn("others");
  const [play, skip] = [vi.spyOn(stage, "play").mockReturnValue(), vi.spyOn(stage, "skip")];
  const stop = $effect.root(() => moveWith(session));
  onTestFinished(() => {
    stop();
    vi.restoreAllMocks();
  });
  flushSync();
  const go = async (change: object = {}): Promise<number> => {
    play.mockClear();
    session.queue.shown = { ...session.shown!, number: session.shown!.number + 1, ...change };
    flushSync();
    await new Promise((done) => setTimeout(done));
    return play.mock.calls.length;
  };
  return { session, go, play, skip, stop };
}

it("what changes from one snapshot to the next is played, from where it was", async () => {
  const { session, go, play } = moved();
  const before = session.shown!.view!;
  const after = { ...before, deck: before.deck - 1 };
  expect(await go({ view: after })).toBe(1);
  expect(play.mock.calls[0]!.slice(0, 2)).toEqual([before, after]);
});

it("nothing is played for other eyes, or while the reader wants none of it", async () => {
  const { go } = moved();
  expect(await go({ you: 1 })).toBe(0);
  settings.set({ motion: false });
  expect(await go()).toBe(0);
  settings.set({ motion: true });
  expect(await go()).toBe(1);
  vi.spyOn(globalThis, "matchMedia").mockReturnValue({ matches: true } as MediaQueryList);
  expect(await go()).toBe(0);
});

it("nothing is played on a hidden page", async () => {
  const { go } = moved();
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  expect(await go()).toBe(0);
});
