import { flushSync } from "svelte";
import { expect, it, vi } from "vitest";
import { show, tableIn } from "../../dev/mounting";
import { loadTexts } from "../i18n";
import RoundNote from "./RoundNote.svelte";

it("a new round is announced for eight seconds, and not the one that the page begins with", async () => {
  await loadTexts("hints");
  vi.useFakeTimers();
  const { session } = tableIn("others");
  const view = { ...session.shown!.view!, phase: "placement" as const, final_round: false, round: 2 };
  const props = $state({ view });
  const page = show(RoundNote, props, session);
  const note = () => page.querySelector(".begins")?.textContent;
  expect(note()).toBeUndefined();
  props.view = { ...view, round: 3 };
  flushSync();
  expect(note()).toContain("Round 3");
  expect(note()).toContain(session.seatName(view.first_player));
  vi.advanceTimersByTime(8100);
  flushSync();
  expect(note()).toBeUndefined();
  vi.useRealTimers();
});
