import { flushSync } from "svelte";
import { expect, it, vi } from "vitest";
import { show, tableIn } from "../../dev/mounting";
import { loadTexts } from "../i18n";
import SeatClock from "./SeatClock.svelte";

it("a running clock counts down, and warns its own player only", async () => {
  await loadTexts("pace");
  vi.useFakeTimers();
  const { session } = tableIn("others");
  const clock = (seat: number) => {
    const running = { seat, left: 62, used: 10, running: true };
    session.around.clocks = { at: performance.now(), seats: [running] };
    return show(SeatClock, { seat }, session);
  };
  const wait = (ms: number): void => {
    vi.advanceTimersByTime(ms);
    flushSync();
  };
  const [own, other] = [clock(0), null];
  expect(own.querySelector("[role=timer] > span")!.textContent).toBe("1:02");
  expect(own.querySelector("[aria-live]")!.textContent).toBe("");
  wait(3000);
  expect(own.querySelector("[role=timer] > span")!.textContent).toBe("0:59");
  expect(own.querySelector("[aria-live]")!.textContent).toContain("You have");
  expect(own.querySelector(".clock")!.classList).toContain("low");
  expect(other).toBeNull();
  expect(clock(1).querySelector("[aria-live]")).toBeNull();
});
