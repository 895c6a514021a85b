import { afterEach, expect, it, vi } from "vitest";
import { noteDate, serverNow } from "./serverTime";

afterEach(() => {
  noteDate(new Date().toUTCString());
  vi.useRealTimers();
});

it("is the server's time where the browser's clock is wrong", () => {
  vi.useFakeTimers({ now: Date.parse("2026-01-02T12:00:00Z") });
  noteDate("Fri, 02 Jan 2026 12:10:00 GMT");
  expect(serverNow()).toBe(Date.parse("2026-01-02T12:10:00Z"));
  noteDate(null);
  noteDate("nonsense");
  expect(serverNow()).toBe(Date.parse("2026-01-02T12:10:00Z"));
  noteDate("Fri, 02 Jan 2026 11:59:58 GMT");
  expect(serverNow()).toBe(Date.now());
});
