import { expect, it, vi } from "vitest";
import { show, tableIn } from "../../dev/mounting";
import SinceNote from "../log/SinceNote.svelte";
import LogPanel from "./LogPanel.svelte";

it("the log marks where the lines since the reader's last turn begin", () => {
  const { session } = tableIn("others");
  session.seenLine = 20;
  const page = show(LogPanel, { log: session.shown!.log }, session);
  expect(page.querySelectorAll(".fresh")).toHaveLength(3);
  expect(page.querySelectorAll(".new")).toHaveLength(1);
  expect(page.querySelector(".new")!.nextElementSibling!.classList).toContain("fresh");
  expect(page.querySelectorAll(".round").length).toBeGreaterThan(1);
});

it("a reader who comes back to their turn reads what each of the others has done, until they close it", async () => {
  const { session } = tableIn("cell");
  const page = show(SinceNote, {}, session);
  expect(page.querySelectorAll("aside li")).toHaveLength(2);
  page.querySelector<HTMLElement>("aside > button")!.click();
  await vi.waitFor(() => expect(page.querySelector("aside")).toBeNull());
  expect(show(SinceNote, {}, tableIn("others").session).querySelector("aside")).toBeNull();
});
