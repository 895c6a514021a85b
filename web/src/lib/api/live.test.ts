import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { backoff, LiveChannel } from "./live";
import type { Socket } from "./transport";

class FakeSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  closed = false;
  sent: string[] = [];
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.closed = true;
    this.onclose?.();
  }
}

function rig() {
  const sockets: FakeSocket[] = [];
  const handlers = { news: vi.fn(), connected: vi.fn() };
  const channel = new LiveChannel(() => {
    const socket = new FakeSocket();
    sockets.push(socket);
    return socket;
  }, handlers);
  channel.start();
  return { sockets, handlers, channel };
}

describe("backoff", () => {
  it("doubles from half a second and stays below fifteen seconds", () => {
    expect([0, 1, 2, 3].map(backoff)).toEqual([500, 1000, 2000, 4000]);
    expect(backoff(20)).toBe(15_000);
  });
});

describe("LiveChannel", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("reports every message as news, but not the first connection", () => {
    const { sockets, handlers } = rig();
    sockets[0]!.onopen?.();
    expect(handlers.news).not.toHaveBeenCalled();
    sockets[0]!.onmessage?.({ data: '{"number":3}' });
    expect(handlers.news).toHaveBeenCalledExactlyOnceWith({ number: 3 });
  });

  it("restarts without a word about a loss", () => {
    const { sockets, handlers, channel } = rig();
    sockets[0]!.onopen?.();
    channel.restart();
    expect(sockets).toHaveLength(2);
    expect(sockets[0]!.closed).toBe(true);
    expect(handlers.connected).not.toHaveBeenCalledWith(false);
  });

  it("looks for news every four seconds as long as no connection opens", () => {
    const { sockets, handlers, channel } = rig();
    sockets[0]!.close();
    vi.advanceTimersByTime(12_000);
    expect(handlers.news).toHaveBeenCalledTimes(3);
    sockets.at(-1)!.onopen?.();
    handlers.news.mockClear();
    vi.advanceTimersByTime(4900);
    expect(handlers.news).not.toHaveBeenCalled();
    channel.stop();
  });

  it("gives up a connection that answers no question for eight seconds", () => {
    const { sockets, handlers, channel } = rig();
    sockets[0]!.onopen?.();
    for (let asked = 1; asked <= 3; asked++) {
      vi.advanceTimersByTime(5000);
      expect(sockets[0]!.sent).toHaveLength(asked);
      sockets[0]!.onmessage?.({ data: '{"number":0,"answer":{"id":"ping","status":200}}' });
    }
    expect(handlers.news).not.toHaveBeenCalled();
    vi.advanceTimersByTime(8000);
    expect(handlers.connected).toHaveBeenLastCalledWith(false);
    expect(sockets[0]!.closed).toBe(true);
    channel.stop();
  });

  it("takes a message that it can't read for news", () => {
    const { sockets, handlers, channel } = rig();
    sockets[0]!.onopen?.();
    sockets[0]!.onmessage?.({ data: '{"number":' });
    expect(handlers.news).toHaveBeenCalledExactlyOnceWith();
    channel.stop();
  });

  it("connects again after a loss and reports that as news", () => {
    const { sockets, handlers } = rig();
    sockets[0]!.onopen?.();
    sockets[0]!.onclose?.();
    expect(handlers.connected).toHaveBeenLastCalledWith(false);
    vi.advanceTimersByTime(499);
    expect(sockets).toHaveLength(1);
    vi.advanceTimersByTime(1);
    sockets[1]!.onopen?.();
    expect(handlers.connected).toHaveBeenLastCalledWith(true);
    expect(handlers.news).toHaveBeenCalledTimes(1);
  });

  it("reconnects at once when the network is back, without a second attempt beside one under way", () => {
    const { sockets, channel } = rig();
    channel.hurry();
    expect(sockets).toHaveLength(1);
    sockets[0]!.onclose?.();
    expect(channel.isLost).toBe(true);
    channel.hurry();
    channel.hurry();
    vi.advanceTimersByTime(10_000);
    expect(sockets).toHaveLength(2);
    sockets[1]!.onopen?.();
    expect(channel.isLost).toBe(false);
  });

  it("waits longer after each failure and starts over after a success", () => {
    const { sockets } = rig();
    sockets[0]!.onclose?.();
    vi.advanceTimersByTime(500);
    sockets[1]!.onclose?.();
    vi.advanceTimersByTime(500);
    expect(sockets).toHaveLength(2);
    vi.advanceTimersByTime(500);
    sockets[2]!.onopen?.();
    sockets[2]!.onclose?.();
    vi.advanceTimersByTime(500);
    expect(sockets).toHaveLength(4);
  });

  it("gives an answer to whoever asked, and to nobody else", async () => {
    const { sockets, handlers, channel } = rig();
    await expect(channel.ask({ seat: 0, number: 4 })).rejects.toMatchObject({ code: "offline" }); // not open yet
    sockets[0]!.onopen?.();
    const asking = channel.ask({ seat: 0, number: 4 });
    const { id } = JSON.parse(sockets[0]!.sent[0]!) as { id: number };
    expect(JSON.parse(sockets[0]!.sent[0]!)).toEqual({ id, seat: 0, number: 4 });
    sockets[0]!.onmessage?.({ data: JSON.stringify({ number: 4, answer: { id, status: 200 } }) });
    expect((await asking).number).toBe(4);
    expect(handlers.news).not.toHaveBeenCalled();
    sockets[0]!.onmessage?.({ data: JSON.stringify({ number: 4, answer: { id, status: 200 } }) });
    expect(handlers.news).toHaveBeenCalledTimes(1);
  });

  it.each(["onclose", "restart", "silence"])("gives up what was asked after %s", async (how) => {
    const { sockets, channel } = rig();
    sockets[0]!.onopen?.();
    const asking = channel.ask({ seat: 0, number: 4 });
    if (how === "onclose") sockets[0]!.onclose?.();
    else if (how === "restart") channel.restart();
    else vi.advanceTimersByTime(3000);
    await expect(asking).rejects.toMatchObject({ code: "offline" });
  });

  it("has one connection, and none before it is started", () => {
    const sockets: FakeSocket[] = [];
    const connect = (): FakeSocket => sockets[sockets.push(new FakeSocket()) - 1]!;
    const channel = new LiveChannel(connect, { news: vi.fn(), connected: vi.fn() });
    channel.restart();
    expect(sockets).toHaveLength(0);
    channel.start();
    channel.restart();
    expect(sockets.map(({ closed }) => closed)).toEqual([true, false]);
  });

  it("stays closed after stop", () => {
    const { sockets, channel } = rig();
    channel.stop();
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(1);
    expect(sockets[0]!.closed).toBe(true);
  });
});
