import { expect, it, onTestFinished, vi } from "vitest";
import { tableIn } from "../../dev/mounting";
import { previews } from "./previews.svelte";

it("a preview comes when a mouse rests on an option, and goes with it", async () => {
  vi.useFakeTimers();
  const { session } = tableIn("cell");
  const asked = vi.fn(() => Promise.resolve({ preview: null }));
  Object.assign(session.api, { preview: asked });
  const [option] = session.decision!.actions;
  const element = document.createElement("button");
  const stop = previews.for(session, () => option)(element) as () => void;
  onTestFinished(() => (stop(), previews.forget()));
  const point = (type: string, pointerType = "mouse") =>
    element.dispatchEvent(new PointerEvent(type, { pointerType }));
  point("pointerenter");
  await vi.advanceTimersByTimeAsync(60);
  point("pointerleave");
  point("pointerenter", "touch");
  await vi.advanceTimersByTimeAsync(500);
  expect(asked).not.toHaveBeenCalled();
  point("pointerenter");
  await vi.advanceTimersByTimeAsync(100);
  expect(previews.shown?.option).toBe(option);
  point("pointerleave");
  expect(previews.shown).toBeNull();
  point("pointerenter");
  await vi.advanceTimersByTimeAsync(100);
  expect(asked).toHaveBeenCalledOnce();
  previews.forget();
  point("pointerenter");
  await vi.advanceTimersByTimeAsync(100);
  expect(asked).toHaveBeenCalledTimes(2);
});
