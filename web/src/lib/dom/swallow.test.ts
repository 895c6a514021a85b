import { expect, it, vi } from "vitest";
import { swallowClick } from "./swallow";

it("the click of a release is swallowed, and no other", () => {
  vi.useFakeTimers();
  const clicked = vi.fn();
  document.body.addEventListener("click", clicked);
  swallowClick();
  document.body.click();
  document.body.click();
  expect(clicked).toHaveBeenCalledTimes(1);
  swallowClick();
  vi.advanceTimersByTime(60); // the release was no click
  document.body.click();
  expect(clicked).toHaveBeenCalledTimes(2);
  document.body.removeEventListener("click", clicked);
});
