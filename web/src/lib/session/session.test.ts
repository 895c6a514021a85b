import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { madeUpSnapshot } from "../../dev/snapshots";
import { ApiError, type Api } from "../api/http";
import type { LogLine, FullSnapshot, Snapshot } from "../api/types";
import { TableSession } from "./session.svelte";

const PAUSE = 1000;

function picture(number: number, change: Partial<FullSnapshot> = {}): FullSnapshot {
  const snapshot = madeUpSnapshot("space");
  const line = { ...snapshot.log[0]!, n: 1000 + number, seat: number % 4 };
  return { ...snapshot, number, log: [...snapshot.log, line], ...change };
}

function rig(first: FullSnapshot) {
  let current = first;
  const api = {
    snapshot: vi.fn(() => Promise.resolve(current)),
    undo: vi.fn((): Promise<FullSnapshot> => Promise.resolve(picture(current.number + 1))),
    act: vi.fn((): Promise<FullSnapshot> => Promise.resolve(picture(current.number + 1))),
  };
  const session = new TableSession("t", api as unknown as Api, () => PAUSE);
  const arrive = async (next: FullSnapshot): Promise<void> => {
    current = next;
    await session.refresh();
  };
  return { api, session, arrive };
}

describe("TableSession", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("shows the first snapshot at once and later ones a pause apart", async () => {
    const { session, arrive } = rig(picture(1));
    await session.refresh();
    await arrive(picture(2));
    await arrive(picture(3));
    expect(session.shown?.number).toBe(1);
    await vi.advanceTimersByTimeAsync(PAUSE);
    expect(session.shown?.number).toBe(2);
    await vi.advanceTimersByTimeAsync(PAUSE);
    expect(session.shown?.number).toBe(3);
  });

  it("fetches one move after the other until it has all", async () => {
    const { api, session } = rig(picture(1, { newest: 1 }));
    await session.refresh();
    api.snapshot.mockImplementation((...asked: unknown[]) =>
      Promise.resolve(picture(Number(asked[2]) + 1, { newest: 4 })),
    );
    await session.refresh();
    expect(api.snapshot.mock.calls.map((asked: unknown[]) => asked[2])).toEqual([null, 1, 2, 3]);
    await vi.advanceTimersByTimeAsync(3 * PAUSE);
    expect(session.shown?.number).toBe(4);
  });

  it("takes a pushed snapshot with what is new in the log, without asking", async () => {
    const line = (n: number): LogLine => ({ ...picture(1).log[0]!, n });
    const { api, session } = rig(picture(1, { log: [line(1), line(2)], logMark: "0.en.2" }));
    session.queue.shown = picture(1, { log: [line(1), line(2)], logMark: "0.en.2" });
    const pushed = {
      ...picture(2),
      log: { keep: 1, lines: [line(3)], mark: "0.en.3", reader: "0.en" },
    } as Snapshot;
    session.hear({ number: 2, snapshot: pushed });
    await vi.advanceTimersByTimeAsync(PAUSE);
    expect(session.shown!.number).toBe(2);
    expect(session.shown!.log.map(({ n }) => n)).toEqual([1, 3]);
    expect(api.snapshot).not.toHaveBeenCalled();
  });

  it("asks when sent a number, when another seat's snapshot comes, and when it looks from several seats", () => {
    const { api, session } = rig(picture(1));
    session.queue.shown = picture(1, { logMark: "0.en.2" });
    session.hear({ number: 2 });
    session.hear();
    const other = { ...picture(2), log: { keep: 0, lines: [], mark: "1.en.3", reader: "1.en" } } as Snapshot;
    session.hear({ number: 2, snapshot: other });
    expect(session.heard).toBe(session.shown);
    expect(api.snapshot).toHaveBeenCalledTimes(1); // the others wait for its answer
  });

  it("shortens the pauses if many wait, and skips them on demand", async () => {
    const { session, arrive } = rig(picture(1));
    await session.refresh();
    for (let number = 2; number <= 13; number++) await arrive(picture(number));
    await vi.advanceTimersByTimeAsync(PAUSE / 2);
    expect(session.shown?.number).toBe(2);
    session.queue.catchUp();
    expect(session.shown?.number).toBe(13);
    expect(session.queue.catchingUp).toBe(false);
  });

  it("does not go back to its own move if a later one was pushed before the answer", async () => {
    const log = { log: [], logMark: "0.en.1" };
    const { api, session } = rig(picture(1, log));
    session.queue.shown = picture(1, log);
    const pushed = { ...picture(3), log: { keep: 0, lines: [], mark: "0.en.3", reader: "0.en" } } as Snapshot;
    api.act.mockImplementation(() => {
      session.hear({ number: 3, snapshot: pushed });
      session.queue.catchUp();
      return Promise.resolve(picture(2));
    });
    await session.act(session.decision!.actions[0]!);
    expect(session.shown!.number).toBe(3);
  });

  it("goes on to the next at a click", async () => {
    const { session, arrive } = rig(picture(1));
    await session.refresh();
    await arrive(picture(2));
    await arrive(picture(3));
    session.queue.goOn();
    expect(session.shown?.number).toBe(2);
    expect(session.queue.catchingUp).toBe(true);
    session.queue.goOn();
    expect(session.shown?.number).toBe(3);
    session.queue.goOn();
    expect(session.shown?.number).toBe(3);
  });

  it("offers no choices while snapshots wait to be shown", async () => {
    const { session, arrive } = rig(picture(1));
    await session.refresh();
    expect(session.choices.spaces.size).toBeGreaterThan(0);
    await arrive(picture(2));
    expect(session.choices.spaces.size).toBe(0);
    await vi.advanceTimersByTimeAsync(PAUSE);
    expect(session.choices.spaces.size).toBeGreaterThan(0);
  });

  it("ignores a snapshot older than the one shown", async () => {
    const { session, arrive } = rig(picture(5));
    await session.refresh();
    await arrive(picture(4));
    await vi.advanceTimersByTimeAsync(5 * PAUSE);
    expect(session.shown?.number).toBe(5);
  });

  it("sends the number it saw, and shows its own move without a pause", async () => {
    const { api, session } = rig(picture(7));
    await session.refresh();
    await session.act(session.decision!.actions[0]!);
    expect(api.act).toHaveBeenCalledWith("t", 0, 0, 7, expect.objectContaining({ number: 7 }));
    expect(session.shown?.number).toBe(8);
  });

  const around = (left: number, running: number): Partial<FullSnapshot> => ({
    clocks: [0, 1].map((seat) => ({
      seat,
      left: seat === 0 ? left : 60,
      used: 0,
      running: seat === running,
    })),
    presence: [{ seat: 1, here: running === 0, since: null, host: false }],
    load: { before: running, hurried: false },
    waiting_for: [running],
    stalls: [{ seat: running, seconds: 90 }],
  });

  it.each([
    ["an action", (session: TableSession) => session.act(session.decision!.actions[0]!)],
    ["an undo", (session: TableSession) => session.undoLast()],
  ])("reads clocks, presence, load and stalls from the answer to %s", async (_, change) => {
    const undo = { count: 1, why: "" as const };
    const { api, session } = rig(picture(1, { ...around(30, 0), undo }));
    await session.refresh();
    const answer = picture(2, around(25, 1));
    api.act.mockResolvedValue(answer);
    api.undo.mockResolvedValue(answer);
    await change(session);
    expect(session.shown?.number).toBe(2);
    expect(session.around.clocks.seats).toEqual(answer.clocks);
    expect(session.around.presence).toEqual(answer.presence);
    expect(session.around.load).toEqual(answer.load);
    expect(session.around.stalls.seats).toEqual([{ seat: 1, seconds: 90 }]);
  });

  it("keeps the clocks of a later move that was pushed before the answer", async () => {
    const { api, session, arrive } = rig(picture(1, around(30, 0)));
    await session.refresh();
    let answer: (after: FullSnapshot) => void = () => undefined;
    api.act.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    const acting = session.act(session.decision!.actions[0]!);
    await vi.advanceTimersByTimeAsync(0);
    await arrive(picture(3, around(20, 0)));
    answer(picture(2, around(25, 1)));
    await acting;
    expect(session.around.clocks.seats[0]).toMatchObject({ left: 20, running: true });
  });

  it("marks cards chosen one at a time until another question is asked", async () => {
    const { api, session } = rig({ ...madeUpSnapshot("card"), number: 1 });
    await session.refresh();
    api.act.mockResolvedValueOnce({ ...madeUpSnapshot("card"), number: 2 });
    await session.act(session.decision!.actions[1]!);
    expect([...session.chosen]).toEqual([83]);
    const other = { ...madeUpSnapshot("cell").decision!, prompt: { id: "prompt-other", args: {} } };
    api.act.mockResolvedValueOnce({ ...madeUpSnapshot("cell"), decision: other, number: 3 });
    await session.act(session.decision!.actions[0]!);
    expect(session.chosen.size).toBe(0);
  });

  it("fetches again after a stale move and says so in one line", async () => {
    const { api, session } = rig(picture(7));
    await session.refresh();
    api.act.mockRejectedValueOnce(new ApiError(409, "stale", "x"));
    await session.act(session.decision!.actions[0]!);
    expect(session.problem).toContain("has changed");
    expect(api.snapshot).toHaveBeenCalledTimes(2);
    expect(session.busy).toBe(false);
  });

  it("hides the table until the right player has the device", async () => {
    const seats = picture(1).table.seats.map((seat) => ({ ...seat, yours: seat.seat < 2 }));
    const table = { ...picture(1).table, seats };
    const { session, arrive } = rig(picture(1, { table, waiting_for: [1], you: 1 }));
    await session.refresh();
    expect(session.curtain.to).toBe(1);
    await session.takeDevice(1);
    expect(session.curtain.to).toBeNull();
    await arrive(picture(2, { table, waiting_for: [0], you: 1 }));
    await vi.advanceTimersByTimeAsync(PAUSE);
    expect([session.curtain.to, session.curtain.next]).toEqual([null, 0]); // first they see what they have done
    session.passOn();
    expect(session.curtain.to).toBe(0);
    await session.takeDevice(0);
    expect(session.curtain.to).toBe(0); // the other player's picture is still shown
    await arrive(picture(3, { table, waiting_for: [0], you: 0 }));
    expect([session.curtain.to, session.curtain.next]).toEqual([null, null]);
  });

  it("passes the device on from the newest snapshot, and with nothing held", async () => {
    const { session, arrive } = rig(picture(1));
    await session.refresh();
    await arrive(picture(2));
    session.passOn();
    expect(session.shown?.number).toBe(2);
    session.held.toggle("special");
    await session.takeDevice(0);
    expect(session.held.thing).toBeNull();
  });

  it("drops a refusal with the snapshot that it was about", async () => {
    const { session, arrive } = rig(picture(1));
    await session.refresh();
    session.refusals.shown = { id: "refused-drop" };
    await arrive(picture(2));
    expect(session.refusals.shown).not.toBeNull();
    await vi.advanceTimersByTimeAsync(PAUSE);
    expect(session.refusals.shown).toBeNull();
  });

  it("tries again after a second if it asked too often, without a message", async () => {
    const { api, session } = rig(picture(1));
    api.snapshot.mockRejectedValueOnce(new ApiError(429, "too-many-requests", ""));
    await session.refresh();
    expect([session.shown, session.problem]).toEqual([null, null]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(session.shown?.number).toBe(1);
  });

  it("knows a table that doesn't exist", async () => {
    const { api, session } = rig(picture(1));
    api.snapshot.mockRejectedValueOnce(new ApiError(404, "table-not-found", ""));
    await session.refresh();
    expect(session.missing).toBe(true);
  });

  it("keeps why a table can't go on", async () => {
    const { api, session } = rig(picture(1));
    api.snapshot.mockRejectedValueOnce(new ApiError(410, "table-unreadable", "no location 'observatory'"));
    await session.refresh();
    expect([session.unreadable, session.problem]).toEqual(["no location 'observatory'", null]);
  });

  it("leaves a table on the screen that can't go on anymore", async () => {
    const { api, session } = rig(picture(1));
    await session.refresh();
    api.snapshot.mockRejectedValueOnce(new ApiError(410, "table-unreadable", "no location 'observatory'"));
    await session.refresh();
    expect(session.unreadable).toBeNull();
    expect(session.problem).toContain("Nothing has been deleted");
  });

  describe("taking back", () => {
    const free = { undo: { count: 1, why: "" } } as const;

    it("undoes from the newest snapshot, also while older ones are being shown", async () => {
      const { api, session, arrive } = rig(picture(1, free));
      await session.refresh();
      await arrive(picture(2, free));
      expect(session.shown?.number).toBe(1);
      await session.undoLast();
      expect(api.undo).toHaveBeenCalledWith("t", 0, 2, expect.objectContaining({ number: 2 }));
      expect(session.shown?.number).toBe(3);
    });

    it("does nothing if nothing can be taken back", async () => {
      const { api, session, arrive } = rig(picture(1, free));
      await session.refresh();
      await arrive(picture(2, { undo: { count: 0, why: "moved" } }));
      await session.undoLast();
      expect(api.undo).not.toHaveBeenCalled();
    });

    it("says so if it was too late, and fetches again", async () => {
      const { api, session } = rig(picture(1, free));
      await session.refresh();
      api.undo.mockRejectedValueOnce(new ApiError(409, "nothing-to-undo", ""));
      await session.undoLast();
      expect(session.problem).toBe("Too late to take that back. This is the current state of the table.");
      expect(api.snapshot).toHaveBeenCalledTimes(2);
      expect(session.busy).toBe(false);
    });

    it("shows nobody's hand if requested between two players", async () => {
      const { session } = rig(picture(1, free));
      await session.refresh();
      session.curtain.deviceSeat = 0;
      await session.undoLast(true);
      expect(session.curtain.deviceSeat).toBeNull();
    });
  });
});
