import { afterEach, expect, it, vi } from "vitest";
import { api } from "./http";

afterEach(() => vi.unstubAllGlobals());

const bodies: string[] = [];

function answering(...answers: (Response | Error)[]): void {
  bodies.length = 0;
  vi.stubGlobal("fetch", (_path: string, init: RequestInit) => {
    bodies.push(init.body as string);
    const answer = answers.shift();
    return answer instanceof Response ? Promise.resolve(answer) : Promise.reject(new TypeError("offline"));
  });
}

const opened = (): Response => new Response('{"id": "t"}', { status: 201 });
const keys = (): string[] => bodies.map((body) => (JSON.parse(body) as { request_key: string }).request_key);

it("sends a new table again by the same key if no answer comes", async () => {
  answering(new Error(), opened());
  expect(await api.create({ seats: [] })).toEqual({ id: "t" });
  expect(keys()[0]).toMatch(/^[0-9A-Za-z_-]{20,100}$/);
  expect(keys()).toEqual([keys()[0], keys()[0]]);
});

it("gives every new table a key of its own", async () => {
  answering(opened(), opened());
  await api.create({ seats: [] });
  await api.create({ seats: [] });
  expect(new Set(keys()).size).toBe(2);
});
