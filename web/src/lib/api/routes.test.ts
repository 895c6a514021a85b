import { afterEach, expect, it, vi } from "vitest";
import { ask } from "./http";
import { addressOf } from "./routes";

afterEach(() => vi.unstubAllGlobals());

it("fills the path and the query of a route", () => {
  const values = { table_id: "a/b", seat: 0, after: null, log_mark: "0.en.2" };
  expect(addressOf("/api/tables/{table_id}", values)).toBe("/api/tables/a%2Fb?seat=0&log_mark=0.en.2");
  expect(addressOf("/api/bots")).toBe("/api/bots");
});

it("sends texts as they are and other bodies as JSON", async () => {
  const fetch = vi.fn((_path: string, _init: RequestInit) => Promise.resolve(new Response("{}")));
  vi.stubGlobal("fetch", fetch);
  await ask("post", "/api/files", {}, "[1]");
  await ask("delete", "/api/account", {}, { password: null, code: "7" });
  await ask("get", "/api/bots");
  expect(fetch.mock.calls.map(([path, { method, body }]) => [path, method, body])).toEqual([
    ["/api/files?language=en", "POST", "[1]"],
    ["/api/account?language=en", "DELETE", '{"password":null,"code":"7"}'],
    ["/api/bots?language=en", "GET", undefined],
  ]);
});

/** Calls that must not compile. */
export const wrong = [
  // @ts-expect-error There is no such path.
  () => ask("get", "/api/bot"),
  // @ts-expect-error Nothing answers this method.
  () => ask("post", "/api/bots"),
  // @ts-expect-error The path needs a table.
  () => ask("get", "/api/tables/{table_id}"),
  // @ts-expect-error The query has no such value.
  () => ask("get", "/api/catalog", { deck: "en", present: "first-en" }),
  // @ts-expect-error The body lacks a number.
  () => ask("post", "/api/tables/{table_id}/undo", { table_id: "t" }, { seat: 0 }),
  // @ts-expect-error Answers have a shape.
  async () => (await ask("get", "/api/bots"))[0]!.nonsense,
];
