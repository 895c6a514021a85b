import { flushSync } from "svelte";
import { expect, it } from "vitest";
import { show, tableIn } from "../../dev/mounting";
import { reach } from "../api/reach.svelte";
import PromptProblems from "./PromptProblems.svelte";

it("a lost connection is said in a region that was there before, and a problem by an alert", () => {
  const { session } = tableIn("others");
  const page = show(PromptProblems, {}, session);
  const line = page.querySelector("p[role=status]")!;
  const says = (change: () => void): string => {
    change();
    flushSync();
    return line.textContent!;
  };
  expect(line.textContent).toBe("");
  expect(says(() => (session.connected = false))).toContain("is down; trying again");
  expect(says(() => (session.asking = true))).toContain("every few seconds");
  expect(says(() => (reach.slow = 1))).toContain("Still waiting");
  reach.slow = 0;
  expect(says(() => (session.problem = "It broke."))).toBe("");
  const alert = page.querySelector("[role=alert]")!;
  expect(alert.textContent).toContain("It broke.");
  alert.querySelector("button")!.click();
  flushSync();
  expect(page.querySelector("[role=alert]")).toBeNull();
});

it("a troubled table says so", () => {
  const page = show(PromptProblems, {}, tableIn("troubled").session);
  expect(page.querySelector("[role=status]")!.textContent).toContain("failed, so");
});
