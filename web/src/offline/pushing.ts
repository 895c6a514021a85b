// Subscribes this browser to push messages, which arrive even while no page is open. The page and the service worker
// share it.

/** Sends a request to the server; throws if it is refused. */
export type Ask = (path: string, init?: RequestInit) => Promise<Response>;

/** The used part of the browser's PushManager. */
export type Manager = Pick<PushManager, "getSubscription" | "subscribe">;

const SUBSCRIPTION = "/api/push/subscription";

/** Subscribe with the server's key, unless the browser has done so before, and tell the server. */
export async function subscribe(manager: Manager, ask: Ask): Promise<void> {
  const { key } = (await (await ask("/api/push/key")).json()) as { key: string };
  let known = await manager.getSubscription();
  if (known && keyOf(known) !== key) {
    // The server is a different one now: it could not send to this subscription.
    await known.unsubscribe();
    known = null;
  }
  const { endpoint, keys } = (
    known ?? (await manager.subscribe({ userVisibleOnly: true, applicationServerKey: key }))
  ).toJSON();
  await ask(SUBSCRIPTION, sent("PUT", { endpoint, keys }));
}

/** Unsubscribe. */
export async function unsubscribe(manager: Manager, ask: Ask): Promise<void> {
  const known = await manager.getSubscription();
  if (!known) return;
  await known.unsubscribe();
  await ask(SUBSCRIPTION, sent("DELETE", { endpoint: known.endpoint }));
}

function sent(method: string, body: unknown): RequestInit {
  return { method, headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
}

/** Return the server's key of a subscription as the server writes it. */
function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** A notice, as the browser is to show it. */
export interface Shown {
  title: string;
  options: NotificationOptions & { data: string };
}

/** Return the notice that a message is about. A newer one about the same table takes its place. */
export function shown(message: { table: string; title: string; body: string }): Shown {
  const data = `/table/${encodeURIComponent(message.table)}`;
  return {
    title: message.title,
    options: { body: message.body, tag: message.table, icon: "/icon-192.png", data },
  };
}
