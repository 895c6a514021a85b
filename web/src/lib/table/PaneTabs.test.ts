import { flushSync } from "svelte";
import { expect, it } from "vitest";
import { show, tableIn } from "../../dev/mounting";
import PaneTabs from "./PaneTabs.svelte";

const tabs = (page: Element) => [...page.querySelectorAll<HTMLElement>("button:not(.sheet)")];

it("the tab in front is pressed, and the one that is wanted is marked", () => {
  const page = show(PaneTabs, { pane: "town", sheet: false }, tableIn("cell").session);
  const pressed = () => tabs(page).map((tab) => tab.getAttribute("aria-pressed"));
  expect(pressed()).toEqual(["true", "false", "false"]);
  expect(tabs(page).map((tab) => tab.classList.contains("wanted"))).toEqual([false, true, false]);
  tabs(page)[1]!.click();
  flushSync();
  expect(pressed()).toEqual(["false", "true", "false"]);
  page.querySelector<HTMLElement>(".sheet")!.click();
  flushSync();
  expect(pressed()).toEqual(["false", "false", "false"]);
  expect(page.querySelector(".sheet")!.getAttribute("aria-expanded")).toBe("true");
});

it("the button of the log counts the lines since the reader's last turn", () => {
  const { session } = tableIn("others");
  session.seenLine = session.shown!.log.at(-4)!.n;
  const page = show(PaneTabs, { pane: "town", sheet: false }, session);
  expect(page.querySelector(".sheet b")!.textContent).toContain("3");
  session.seenLine = session.shown!.log.at(-1)!.n;
  flushSync();
  expect(page.querySelector(".sheet b")).toBeNull();
});
