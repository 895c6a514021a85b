// System notifications of the reader's turn, shown while the page is hidden.

import { shown } from "../../offline/pushing";

/** What a notice says, and the table that it is about. */
export interface Notice {
  table: string;
  title: string;
  body: string;
}

/** Whether this browser can show notices: over HTTPS or on this machine, with a service worker. */
export const canNotify = (): boolean => "Notification" in globalThis && "serviceWorker" in navigator;

/** Ask for the permission to show notices; call it in a click. Returns whether it is given. */
export const askToNotify = async (): Promise<boolean> =>
  canNotify() && (await Notification.requestPermission()) === "granted";

const isLookedAt = (): boolean => !document.hidden && document.hasFocus();

let last: Promise<void> = Promise.resolve();

/** Do one thing after the other: a notice that is still on its way must not outlast its withdrawal. */
function inOrder(work: () => Promise<void>): Promise<void> {
  const done = last.then(work);
  last = done.catch(() => undefined);
  return done;
}

/** Show a notification unless the page is visible. A newer notification about the same table replaces it. */
export const notify = (notice: Notice): Promise<void> => inOrder(() => show(notice));

async function show({ table, title, body }: Notice): Promise<void> {
  if (!canNotify() || Notification.permission !== "granted" || isLookedAt()) return;
  const worker = await navigator.serviceWorker.ready;
  const notice = shown({ table, title, body });
  await worker.showNotification(notice.title, notice.options);
}

/** Take away the notice about a table, because it is no longer the reader's turn. */
export const withdraw = (table: string): Promise<void> => inOrder(() => hide(table));

async function hide(table: string): Promise<void> {
  if (!canNotify()) return;
  const worker = await navigator.serviceWorker.getRegistration();
  for (const one of (await worker?.getNotifications({ tag: table })) ?? []) one.close();
}
