import { flushSync } from "svelte";
import { expect, it, vi } from "vitest";
import { madeUpLine } from "../../dev/chat";
import { press, show, tableIn } from "../../dev/mounting";
import { loadTexts } from "../i18n";
import { chatApi } from "./api";
import ChatButton from "./ChatButton.svelte";

it("counts unread lines, reads the newest, and gets the focus back when the chat closes", async () => {
  await loadTexts("chat" as never).catch(() => undefined);
  vi.spyOn(chatApi, "lines").mockResolvedValue([]);
  const { session } = tableIn("others");
  const page = show(ChatButton, {}, session);
  const button = page.querySelector("button")!;
  await new Promise((done) => setTimeout(done));
  expect(page.querySelector("[role=log]")!.textContent!.trim()).toBe("");
  session.around.chat = [madeUpLine(1), madeUpLine(2)];
  flushSync();
  expect(button.querySelector("b")!.textContent).toMatch(/^2/);
  expect(page.querySelector("[role=log]")!.textContent).not.toBe("");
  press("m", {}, document.body);
  expect(button.getAttribute("aria-expanded")).toBe("true");
  expect(button.querySelector("b")).toBeNull();
  press("Escape", {}, document.body);
  expect(button.getAttribute("aria-expanded")).toBe("false");
  expect(document.activeElement).toBe(button);
});
