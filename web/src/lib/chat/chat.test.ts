import { beforeEach, describe, expect, it, vi } from "vitest";
import { madeUpLine as line } from "../../dev/chat";
import type { Api } from "../api/http";
import { TableSession } from "../session/session.svelte";
import { chatApi } from "./api";
import { Chat } from "./chat.svelte";

const asked = vi.spyOn(chatApi, "lines");
const numbers = (chat: Chat): number[] => chat.lines.map(({ number }) => number);

describe("the chat of a table", () => {
  beforeEach(() => void asked.mockReset());

  it("gets what is there, then hears what is new", async () => {
    const chat = new Chat(new TableSession("t", {} as Api, () => 0));
    asked.mockResolvedValue([line(1), line(2)]);
    await chat.catchUp();
    expect(chat.unread).toBe(0);
    chat.hear([line(3)]);
    expect(numbers(chat)).toEqual([1, 2, 3]);
    expect(chat.unread).toBe(1);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it("asks for lines that it has missed", async () => {
    const chat = new Chat(new TableSession("t", {} as Api, () => 0));
    asked.mockResolvedValue([]);
    await chat.catchUp();
    chat.hear([line(1)]);
    asked.mockResolvedValue([line(2), line(3)]);
    chat.hear([line(3)]);
    expect(asked).toHaveBeenLastCalledWith("t", 1);
    await vi.waitFor(() => expect(numbers(chat)).toEqual([1, 2, 3]));
  });

  it("says why a line was not sent", async () => {
    const chat = new Chat(new TableSession("t", {} as Api, () => 0));
    expect(await chat.ask(() => Promise.reject(new Error("offline")))).toBe(false);
    expect(chat.problem).toBeTruthy();
    expect(await chat.ask(() => Promise.resolve())).toBe(true);
    expect(chat.problem).toBeNull();
  });
});
