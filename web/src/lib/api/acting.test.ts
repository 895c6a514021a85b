import { describe, expect, it, vi } from "vitest";
import { madeUpSnapshot } from "../../dev/snapshots";
import { actingOver } from "./acting";
import type { Api } from "./http";
import type { LiveChannel } from "./live";
import { ApiError } from "./refusals";
import type { FullSnapshot, LogLine, Pushed } from "./types";

const line = (n: number): LogLine => ({ ...madeUpSnapshot("space").log[0]!, n });
const known: FullSnapshot = {
  ...madeUpSnapshot("space"),
  number: 4,
  log: [line(1), line(2)],
  logMark: "0.en.2",
  logReader: "0.en",
};
const byHttp: FullSnapshot = { ...known, number: 99 };

/** An answer with the snapshot after number 4. */
function answered(keep = 2, reader = "0.en"): Pushed {
  const log = { keep, lines: [line(3)], mark: `${reader}.3`, reader };
  const snapshot = { ...known, number: 5, log };
  return { number: 5, snapshot, answer: { id: 1, status: 200 } };
}

const refused = (status: number, code: string): Pushed => ({ number: 4, answer: { id: 1, status, code } });

function rig(answer: () => Promise<Pushed>) {
  const http = { act: vi.fn(() => Promise.resolve(byHttp)), undo: vi.fn(() => Promise.resolve(byHttp)) };
  const ask = vi.fn(answer);
  const api = actingOver(() => ({ ask }) as unknown as LiveChannel, http as unknown as Api);
  return { http, ask, api };
}

describe("actingOver", () => {
  it("takes the answer over the WebSocket, with its log", async () => {
    const { api, ask, http } = rig(() => Promise.resolve(answered()));
    const after = await api.act("t", 0, 17, 4, known);
    expect(ask).toHaveBeenCalledExactlyOnceWith({ seat: 0, action: 17, number: 4 });
    expect([after.number, after.log.map(({ n }) => n), after.logMark]).toEqual([5, [1, 2, 3], "0.en.3"]);
    await api.undo("t", 0, 4, known);
    expect(ask).toHaveBeenLastCalledWith({ seat: 0, undo: true, number: 4 });
    expect(http.act).not.toHaveBeenCalled();
    expect(http.undo).not.toHaveBeenCalled();
  });

  it("throws what the server refuses", async () => {
    const { api, http } = rig(() => Promise.resolve(refused(409, "stale")));
    await expect(api.act("t", 0, 17, 4, known)).rejects.toMatchObject({ status: 409, code: "stale" });
    expect(http.act).not.toHaveBeenCalled();
  });

  it.each([
    ["there is no answer", () => Promise.reject(new ApiError(0, "offline", ""))],
    ["the server has failed", () => Promise.resolve(refused(503, "storage-failed"))],
    ["the log is another seat's", () => Promise.resolve(answered(2, "1.en"))],
    ["lines of the log are missing", () => Promise.resolve(answered(3))],
    ["there is no snapshot", () => Promise.resolve({ number: 5, answer: { id: 1, status: 200 } })],
  ])("asks over HTTP when %s", async (_, answer) => {
    const { api, http } = rig(answer);
    expect(await api.act("t", 0, 17, 4, known)).toBe(byHttp);
    expect(http.act).toHaveBeenCalledExactlyOnceWith("t", 0, 17, 4, known);
  });

  it("asks over HTTP without a channel, or without a snapshot", async () => {
    const { api, ask, http } = rig(() => Promise.resolve(answered()));
    await api.undo("t", 0, 4);
    const alone = actingOver(() => undefined, http as unknown as Api);
    await alone.undo("t", 0, 4, known);
    expect(ask).not.toHaveBeenCalled();
    expect(http.undo).toHaveBeenCalledTimes(2);
  });
});
