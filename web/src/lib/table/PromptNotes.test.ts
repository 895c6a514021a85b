import { flushSync } from "svelte";
import { expect, it, vi } from "vitest";
import { show, tableIn } from "../../dev/mounting";
import { previews } from "../preview/previews.svelte";
import PromptNotes from "./PromptNotes.svelte";

it("a refusal is read from a region that was there before, and goes", () => {
  vi.useFakeTimers();
  const { session } = tableIn("cell");
  const region = show(PromptNotes, {}, session).querySelector("[role=status].refused")!;
  expect(region.textContent!.trim()).toBe("");
  session.refusals.refuse(["cell:7,7"]);
  flushSync();
  expect(region.textContent).not.toBe("");
  expect(region.querySelector("a")!.getAttribute("href")).toContain("#");
  vi.advanceTimersByTime(6000);
  flushSync();
  expect(region.textContent!.trim()).toBe("");
});

it("a question whether something is meant has the focus on its harmless answer", async () => {
  const { api, session } = tableIn("cell");
  const page = show(PromptNotes, {}, session);
  const [option] = session.decision!.actions;
  session.confirming = option!;
  flushSync();
  const [cancel, sure] = page.querySelectorAll("[role=alertdialog] button");
  expect(document.activeElement).toBe(cancel);
  (cancel as HTMLElement).click();
  flushSync();
  expect([session.confirming, api.act.mock.calls.length]).toEqual([null, 0]);
  session.confirming = option!;
  flushSync();
  page.querySelector<HTMLElement>("[role=alertdialog] button.main")!.click();
  await vi.waitFor(() => expect(api.act).toHaveBeenCalledOnce());
  expect(sure!.isConnected).toBe(false);
});

it("speaks of luck only where an option has no points of its own", () => {
  const { session } = tableIn("cell");
  const page = show(PromptNotes, {}, session);
  const weighed = session.decision!.actions.find((option) => "worth" in option && option.worth)!;
  const outlook = (): string => page.querySelector(".outlook")!.textContent.trim();
  flushSync(() => (previews.shown = { option: weighed, preview: null }));
  expect(outlook()).not.toContain("only afterward");
  flushSync(
    () => (previews.shown = { option: { ...weighed, worth: null } as typeof weighed, preview: null }),
  );
  expect(outlook()).toContain("only afterward");
  previews.end();
});

it("names the key of the expected points only beside these", () => {
  const { session } = tableIn("space");
  const page = show(PromptNotes, {}, session);
  flushSync(() => (previews.shown = { option: session.decision!.actions[0]!, preview: null }));
  expect(page.querySelector(".outlook")!.textContent).not.toContain("E:");
  previews.end();
});
