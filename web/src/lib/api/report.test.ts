import { afterEach, expect, it, vi } from "vitest";
import { report } from "./report";
import { reach } from "./reach.svelte";
import * as transport from "./transport";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("tells the server of each error once, at most of five, and of no secret", async () => {
  reach.note(false);
  vi.stubGlobal("location", { pathname: "/table/a-secret-of-a-table" });
  vi.spyOn(console, "error").mockReturnValue();
  const send = vi.spyOn(transport, "send").mockResolvedValue(new Response(null, { status: 204 }));
  const error = new TypeError(
    "no card 999 at https://example.org/return#QZ7F-k3Yt_a8 of 0123456789abcdef0123",
  );
  error.stack =
    "TypeError\n    at draw (https://example.org/assets/first-A_b1.js:1:200)\n    at x (ext://y:1:1)";
  for (let times = 0; times < 2; times++) report(error);
  await vi.waitFor(() => expect(send).toHaveBeenCalled());
  expect(reach.lost).toBe(false); // it is answered
  expect(send).toHaveBeenCalledTimes(1);
  expect(JSON.parse(String(send.mock.calls[0]![1].body))).toEqual({
    error: "TypeError: no card 999 at https://example.org/return… of …",
    page: "/table",
    calls: ["first-A_b1.js:1:200"],
  });
  for (let other = 0; other < 9; other++) report(new Error(String(other)));
  expect(send).toHaveBeenCalledTimes(5);
});
