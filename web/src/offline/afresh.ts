// In index.html itself, before all other scripts. If one of those arrives damaged, the page can't start, and the
// browser may cache the damage; so its files are fetched again: once automatically, then with a button. Tables and
// settings stay.

/** The folder of the page, and its messages by language. `build-steps/starting.ts` writes them in. */
declare const __HERE__: string;
declare const __WORDS__: Record<string, Record<string, string>>;

declare global {
  interface Window {
    /** Fetch again what the browser keeps of the page, and these files of its workers; then start. Throws offline. */
    startAfresh?: (files?: readonly string[]) => Promise<void>;
  }
}

const TRIED = "exlibris-afresh";
const words = __WORDS__;
const scope = new URL(__HERE__, location.href).href;

/** Throw an error if only a network's login page answers: the stored files are better. */
async function reach(): Promise<void> {
  const { ok, headers } = await fetch(`${scope}sw.js?${Date.now()}`);
  if (!ok || !/javascript/.test(headers.get("content-type") ?? "")) throw new Error("unreachable");
}

async function startAfresh(files: readonly string[] = []): Promise<void> {
  await reach();
  const registration = await navigator.serviceWorker?.getRegistration();
  if (registration?.scope === scope) await registration.unregister();
  for (const name of (await globalThis.caches?.keys()) ?? [])
    if (name.endsWith(scope) || name.startsWith("exlibris-")) await caches.delete(name);
  const own = performance.getEntriesByType("resource").map(({ name }) => name);
  const again = [location.href, ...own, ...files].filter((url) => url.startsWith(location.origin));
  await Promise.all(again.map((url) => fetch(url, { cache: "reload" }).catch(() => null)));
  location.reload();
}

/** Return a message of client.ftl in the reader's language. */
function msg(id: string): string {
  const tags = navigator.languages.map((tag) => tag.slice(0, 2));
  return words[tags.find((tag) => tag in words) ?? "en"]![id]!;
}

/** Say that the page can't start, and offer to start it afresh. */
function offer(): void {
  const said = document.createElement("p");
  const button = document.createElement("button");
  said.role = "alert";
  said.style.cssText = "margin:3rem auto;padding:0 1rem;max-width:32rem;font:1.1rem/1.5 serif";
  button.style.cssText =
    "display:block;min-height:2.75rem;margin-top:.6rem;padding:0 1rem;border:1px solid;font:inherit";
  button.append(msg("start-afresh"));
  button.onclick = () => void startAfresh().catch(() => null);
  said.append(msg("start-failed"), button);
  document.querySelector("#app")!.replaceChildren(said);
}

/** Start again if the page has not appeared; the second time only at the reader's request. */
function begin(): void {
  const app = document.querySelector("#app");
  if (!app) return addEventListener("DOMContentLoaded", begin);
  if (app.childElementCount) return;
  try {
    if (sessionStorage.getItem(TRIED)) return offer();
    sessionStorage.setItem(TRIED, "1");
  } catch {
    return offer(); // without storage it would start again and again
  }
  startAfresh().catch(offer);
}

window.startAfresh = startAfresh;
addEventListener("error", begin, true);
addEventListener("load", () => document.documentElement.dataset.begun || begin());

export {};
