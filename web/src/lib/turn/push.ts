// Push notifications of the reader's turn, even while no page is open.
import { read } from "../api/http";
import { subscribe, unsubscribe, type Manager } from "../../offline/pushing";

/** Return the push manager of this browser; null without push or service worker. */
async function manager(): Promise<Manager | null> {
  if (!("serviceWorker" in navigator) || !("PushManager" in globalThis)) return null;
  return (await navigator.serviceWorker.getRegistration())?.pushManager ?? null;
}

/** Let the push service bring notices. Returns whether it will: without it, only open pages show them.
 *
 * Call it again for each table, since the browser may have signed in, or speak another language.
 */
export async function startPush(): Promise<boolean> {
  try {
    const found = await manager();
    if (found) await subscribe(found, read);
    return found !== null;
  } catch {
    return false;
  }
}

/** Stop push notifications. A server that can't be reached learns it from the push service. */
export async function stopPush(): Promise<void> {
  const found = await manager();
  if (found) await unsubscribe(found, read).catch(() => undefined);
}
