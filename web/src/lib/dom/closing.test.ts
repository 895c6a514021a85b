import { expect, it, vi } from "vitest";
import { press } from "../../dev/mounting";
import { closedByEscape } from "./closing";

it("Escape closes what was opened last, and nothing below it", () => {
  const [panel, question] = [vi.fn(), vi.fn()];
  const closedPanel = closedByEscape(panel);
  const answered = closedByEscape(question);
  expect(press("Escape")).toBe(true);
  expect([panel, question].map((close) => close.mock.calls.length)).toEqual([0, 1]);
  answered();
  press("Enter");
  press("Escape");
  expect([panel, question].map((close) => close.mock.calls.length)).toEqual([1, 1]);
  closedPanel();
  expect(press("Escape")).toBe(false);
});

it("Escape leaves the closing of a dialog to the browser", () => {
  const close = vi.fn();
  const closed = closedByEscape(close);
  document.body.innerHTML = "<dialog open></dialog>";
  press("Escape");
  expect(close).not.toHaveBeenCalled();
  document.body.innerHTML = "";
  closed();
});
