import { expect, it } from "vitest";
import { show, tableIn } from "../../dev/mounting";
import Curtain from "./Curtain.svelte";

it("the curtain names who gets the device, and its button has the focus", () => {
  const { session } = tableIn("passing");
  const page = show(Curtain, { seat: 1 }, session);
  expect(page.querySelector("h1")!.textContent).toContain("Eric");
  expect(document.activeElement).toBe(page.querySelector("button.main"));
  (document.activeElement as HTMLElement).click();
  expect(session.curtain.deviceSeat).toBe(1);
});

it("who has just passed the device on may take that back from behind the curtain", () => {
  const { api, session } = tableIn("passing", { undo: { count: 1, why: "" } });
  session.curtain.deviceSeat = 0;
  const page = show(Curtain, { seat: 1 }, session);
  page.querySelector<HTMLElement>("button.quiet")!.click();
  expect(api.undo).toHaveBeenCalledOnce();
  expect(show(Curtain, { seat: 1 }, tableIn("passing").session).querySelector("button.quiet")).toBeNull();
});
