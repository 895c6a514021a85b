import { expect, it, onTestFinished, vi } from "vitest";
import { swipe } from "./swipe";

function swiped(from: [number, number], to: [number, number], { fingers = 1, inside = "<p></p>" } = {}) {
  const [element, turn] = [document.createElement("main"), vi.fn()];
  element.innerHTML = inside;
  document.body.append(element);
  const stop = swipe(turn)(element) as () => void;
  onTestFinished(() => (stop(), element.remove()));
  const touch = ([clientX, clientY]: [number, number]) => ({ clientX, clientY }) as Touch;
  const send = (type: string, at: [number, number]): void => {
    const event = new Event(type, { bubbles: true });
    Object.assign(event, { touches: Array(fingers).fill(touch(at)), changedTouches: [touch(at)] });
    element.firstElementChild!.dispatchEvent(event);
  };
  send("touchstart", from);
  send("touchend", to);
  return turn.mock.calls.flat();
}

it("a swipe to the left turns to the next pane, to the right to the one before", () => {
  expect(swiped([200, 50], [100, 60])).toEqual([1]);
  expect(swiped([100, 50], [200, 60])).toEqual([-1]);
});

it("short, steep and two-fingered movements turn nothing, nor does a swipe where something scrolls", () => {
  expect(swiped([200, 50], [150, 50])).toEqual([]);
  expect(swiped([200, 50], [100, 120])).toEqual([]);
  expect(swiped([200, 50], [100, 50], { fingers: 2 })).toEqual([]);
  expect(swiped([200, 50], [100, 50], { inside: "<p data-no-swipe></p>" })).toEqual([]);
});
