import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "../api/http";
import type { Evening, FormView } from "../api/types";
import { freshCard, freshSeat } from "./draft";
import { EveningSheet } from "./evening.svelte";
import { keptEvening, keptEvenings, seatOf } from "./evenings";

type Seat = Evening["seats"][number];

const seat = (more: Partial<Seat> = {}): Seat => ({
  state: "writing",
  yours: false,
  version: 1,
  draft: freshSeat(),
  ...more,
});

/** A server with one evening, on which this phone enters the first seat. */
function rig() {
  const server: Evening = {
    id: "evening",
    link: "http://table.example/score/evening",
    version: 1,
    table: { ruleset: "first-pl", letters: "", ties: "all_places", prominent: null, banned: null },
    table_version: 1,
    called: false,
    seats: [seat({ yours: true }), seat(), seat({ state: "free" })],
  };
  const change = (work: () => void): Evening => {
    server.version += 1;
    work();
    return structuredClone(server);
  };
  const write = vi.fn((_: string, index: number, version: number, draft: Seat["draft"], done: boolean) => {
    const own = server.seats[index]!;
    if (!own.yours) return Promise.reject(new ApiError(409, "evening-seat-taken", ""));
    if (own.version !== version) return Promise.reject(new ApiError(409, "evening-changed", ""));
    const state = done ? ("done" as const) : ("writing" as const);
    return Promise.resolve(
      change(() =>
        Object.assign(own, {
          version: server.version,
          draft: JSON.parse(JSON.stringify(draft)) as Seat["draft"],
          state,
        }),
      ),
    );
  });
  const api = {
    write,
    open: vi.fn(),
    read: vi.fn((_: string, after: number) =>
      Promise.resolve(after === server.version ? null : structuredClone(server)),
    ),
    writeTable: vi.fn((_: string, __: number, table: Evening["table"]) =>
      Promise.resolve(change(() => Object.assign(server, { table, table_version: server.version }))),
    ),
    call: vi.fn(() => Promise.resolve(change(() => Object.assign(server, { called: true })))),
    take: vi.fn((_: string, { seat: index = 2 }: { seat?: number }) =>
      Promise.resolve(
        change(() => Object.assign(server.seats[index]!, { yours: true, version: server.version })),
      ),
    ),
  };
  const scoring = { score: vi.fn(() => Promise.resolve({ winners: [0] } as FormView)) };
  const open = (): EveningSheet => new EveningSheet("evening", scoring, api as never);
  return { server, api, open, change };
}

const OFFLINE = new ApiError(0, "offline", "");

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => void vi.useRealTimers());

describe("EveningSheet", () => {
  it("sends what is typed here, and only that", async () => {
    const { server, api, open } = rig();
    const evening = open();
    await evening.sync();
    expect(evening.sheet.draft.ruleset).toBe("first-pl");
    evening.sheet.draft.seats[0]!.hand = 3;
    await vi.advanceTimersByTimeAsync(2000);
    await vi.advanceTimersByTimeAsync(2000);
    expect(api.write).toHaveBeenCalledTimes(1);
    expect(server.seats[0]!.draft.hand).toBe(3);
    expect(evening.read[0]).toBeUndefined();
    evening.stop();
  });

  it("shows what the others type", async () => {
    const { server, open, change } = rig();
    const evening = open();
    await evening.sync();
    change(() => Object.assign(server.seats[1]!, { state: "done", draft: { ...freshSeat(), name: "Eric" } }));
    await evening.sync();
    expect(evening.sheet.seatName(1)).toBe("Eric");
    expect(evening.pending).toEqual([0, 2]);
    evening.stop();
  });

  it("keeps typing over an older version of its own seat", async () => {
    const { server, open, change } = rig();
    const evening = open();
    await evening.sync();
    change(() => Object.assign(server.seats[0]!, { version: server.version }));
    evening.sheet.draft.seats[0]!.hand = 2;
    await evening.sync();
    await evening.sync();
    expect(server.seats[0]!.draft.hand).toBe(2);
    expect(evening.problem).toBeNull();
    evening.stop();
  });

  it("says so when another phone takes over, and shows what that one types", async () => {
    const { server, open, change } = rig();
    const evening = open();
    await evening.sync();
    change(() => Object.assign(server.seats[0]!, { yours: false, version: server.version }));
    evening.sheet.draft.seats[0]!.hand = 2;
    await evening.sync();
    expect(evening.lost).toBe(0);
    expect(evening.own).toEqual([]);
    expect(evening.sheet.draft.seats[0]!.hand).toBe(0);
    evening.stop();
  });

  it("keeps unsent changes while the server is away, also when the page is loaded again", async () => {
    const { server, api, open } = rig();
    const before = open();
    await before.sync();
    api.write.mockRejectedValueOnce(OFFLINE);
    before.sheet.draft.seats[0]!.cards["0,0"] = { ...freshCard(), letter: "A", number: 4 };
    await before.sync();
    expect(before.unsent).toBe(true);
    before.stop();
    const after = open();
    await after.sync();
    await after.sync();
    expect(Object.keys(after.sheet.draft.seats[0]!.cards)).toEqual(["0,0"]);
    expect(Object.keys(server.seats[0]!.draft.cards)).toEqual(["0,0"]);
    expect(after.unsent).toBe(false);
    after.stop();
  });

  it("takes what a lost phone has entered", async () => {
    const { server, open } = rig();
    server.seats[1]!.draft.hand = 4;
    const evening = open();
    await evening.sync();
    await evening.take({ seat: 1, over: true });
    expect(evening.own).toEqual([0, 1]);
    expect(evening.sheet.draft.seats[1]!.hand).toBe(4);
    evening.stop();
  });

  it("is complete when all shelves are, and keeps the result when the evening is over", async () => {
    const { server, api, open } = rig();
    for (const each of server.seats.slice(1)) each.state = "done";
    const evening = open();
    await evening.sync();
    expect(evening.isComplete).toBe(false);
    await evening.finish(0);
    expect(evening.isComplete).toBe(true);
    api.read.mockRejectedValueOnce(new ApiError(404, "evening-not-found", ""));
    await evening.sync();
    expect([evening.over, evening.isKept, evening.problem]).toEqual([true, true, null]);
    await evening.call();
    expect([evening.sheet.inspecting, evening.refused]).toEqual([true, null]);
  });

  it("shows the inspection when any phone calls it, but not to a page that is opened later", async () => {
    const { open } = rig();
    const [caller, other] = [open(), open()];
    await caller.sync();
    await other.sync();
    await caller.call();
    await other.sync();
    const later = open();
    await later.sync();
    const pages = [caller, other, later];
    expect(pages.map(({ sheet }) => sheet.draft.called)).toEqual([true, true, true]);
    expect(pages.map(({ sheet }) => sheet.inspecting)).toEqual([true, true, false]);
    pages.forEach((page) => page.stop());
  });

  it("keeps the newest evenings", () => {
    for (const id of ["a", "b", "c", "d", "e"])
      keptEvening(id).set({ draft: { seats: [] } as never, letters: "", unsent: [] });
    expect(keptEvenings()).toEqual(["b", "c", "d", "e"]);
  });
});

it("sends a seat without what an older draft had", () => {
  expect(seatOf({ ...freshSeat(), old: 1 } as never)).toEqual(freshSeat());
});
