import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { askToNotify, canNotify, notify, withdraw } from "./notices";

const NOTICE = { table: "abc", title: "Your turn", body: "Rita, Eric" };
const close = vi.fn();
const showNotification = vi.fn();
const worker = { showNotification, getNotifications: () => Promise.resolve([{ close }]) };

function browser(permission: string, looked: boolean): void {
  vi.stubGlobal("Notification", { permission, requestPermission: () => Promise.resolve(permission) });
  vi.stubGlobal("navigator", {
    serviceWorker: { ready: Promise.resolve(worker), getRegistration: () => Promise.resolve(worker) },
  });
  vi.stubGlobal("document", { hidden: !looked, hasFocus: () => looked });
}

beforeEach(() => void vi.clearAllMocks());
afterEach(() => void vi.unstubAllGlobals());

it("shows a notice that leads to the table while nobody looks", async () => {
  browser("granted", false);
  await notify(NOTICE);
  const [title, options] = showNotification.mock.calls[0]!;
  expect(title).toBe("Your turn");
  expect(options).toMatchObject({ body: "Rita, Eric", tag: "abc", data: "/table/abc" });
});

it.each([
  ["somebody looks at the page", "granted", true],
  ["it is not allowed", "denied", false],
])("shows nothing if %s", async (_, permission, looked) => {
  browser(permission, looked);
  await notify(NOTICE);
  expect(showNotification).not.toHaveBeenCalled();
});

it("asks, and says whether it may", async () => {
  browser("denied", true);
  expect(await askToNotify()).toBe(false);
  browser("granted", true);
  expect(await askToNotify()).toBe(true);
});

it("takes a notice away", async () => {
  browser("granted", true);
  await withdraw("abc");
  expect(close).toHaveBeenCalledOnce();
});

it("takes a notice away that is still on its way", async () => {
  browser("granted", false);
  const done: string[] = [];
  let arrive = (): void => undefined;
  showNotification.mockImplementationOnce(() =>
    new Promise<void>((resolve) => (arrive = resolve)).then(() => done.push("shown")),
  );
  close.mockImplementationOnce(() => done.push("closed"));
  const both = [notify(NOTICE), withdraw("abc")];
  await vi.waitFor(() => expect(showNotification).toHaveBeenCalled());
  arrive();
  await Promise.all(both);
  expect(done).toEqual(["shown", "closed"]);
});

it("does nothing where a browser has no notices", async () => {
  vi.stubGlobal("navigator", {});
  expect(canNotify()).toBe(false);
  expect(await askToNotify()).toBe(false);
  await notify(NOTICE);
  await withdraw("abc");
  expect(showNotification).not.toHaveBeenCalled();
});
