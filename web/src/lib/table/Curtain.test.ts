import { expect, it } from "vitest";
import { show, tableIn } from "../../dev/mounting";
import Curtain from "./Curtain.svelte";

it("the curtain names who gets the device, and its button has the focus", () => {
  const { session } = tableIn("passing");
  const page = show(Curtain, { seat: 1 }, session);
  expect(page.textContent).toContain("Eric");
  expect(document.activeElement).toBe(page.querySelector("button.main"));
  (document.activeElement as HTMLElement).click();
  expect(session.curtain.deviceSeat).toBe(1);
});
