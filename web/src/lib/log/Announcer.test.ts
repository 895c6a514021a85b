import { flushSync } from "svelte";
import { expect, it, vi } from "vitest";
import { show, tableIn } from "../../dev/mounting";
import type { LogLine } from "../api/types";
import Announcer from "./Announcer.svelte";

const GATHERED_MS = 1500;

it("what the others do is gathered and said, once, without the reader's own actions", () => {
  vi.useFakeTimers();
  const { session } = tableIn("others");
  const region = show(Announcer, {}, session).querySelector("[aria-live=polite]")!;
  const add = (...lines: [text: string, seat: number][]): void => {
    const { log } = session.shown!;
    const fresh = lines.map(([text, seat], index): LogLine => ({
      ...log[0]!,
      n: log.length + index,
      text,
      seat,
    }));
    session.queue.shown = { ...session.shown!, log: [...log, ...fresh] };
    flushSync();
  };
  const said = (): string => {
    vi.advanceTimersByTime(GATHERED_MS);
    flushSync();
    return region.textContent!;
  };
  expect(said()).toBe("");
  add(["Eric draws.", 1]);
  vi.advanceTimersByTime(GATHERED_MS / 2);
  add(["Rita draws.", 0], ["Daria shelves.", 3]);
  flushSync();
  expect(region.textContent).toBe("");
  expect(said()).toBe("Eric draws. Daria shelves.");
  add(["Rita draws.", 0]);
  expect(said()).toBe("Eric draws. Daria shelves.");
  add(...["a", "b", "c", "d", "e", "f"].map((text): [string, number] => [text, 2]));
  expect(said()).toMatch(/2.* c d e f$/);
});
