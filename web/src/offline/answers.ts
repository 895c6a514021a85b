import { strategyOf } from "./strategy";

/** The address under which the page is stored; it stands for every address of the client. */
export const PAGE = "/";

/** A file of a build, the hash of its content, and the language whose readers alone need it. */
export interface KeptFile {
  url: string;
  integrity: string;
  language?: string;
}

/** The address under which the store has the language that the page was last shown in. */
const LANGUAGE = "/language";

/** Return the files that readers of a language need. */
export const filesFor = (files: readonly KeptFile[], language: string): KeptFile[] =>
  files.filter((file) => file.language === undefined || file.language === language);

/** Return the language in which the page was last shown, by any build's store, or else the browser's. */
export async function lastLanguage(caches: Pick<CacheStorage, "match">, browser: string): Promise<string> {
  return (await (await caches.match(LANGUAGE))?.text()) ?? browser.slice(0, 2);
}

/** Note the language of the page, and store what its readers need and isn't there yet. */
export async function keepLanguage(
  store: Pick<Cache, "match" | "put">,
  files: readonly KeptFile[],
  language: string,
  fetch: (url: string, init: RequestInit) => Promise<Response>,
): Promise<void> {
  const wanted = filesFor(files, language);
  const stored = await Promise.all(wanted.map(({ url }) => store.match(url)));
  const missing = wanted.filter((_, at) => !stored[at]);
  await keep(store, missing, fetch);
  await store.put(LANGUAGE, new Response(language));
}

/** Store files of a build: each as it was built, even if a wrong file came before. */
export async function keep(
  store: Pick<Cache, "put">,
  files: readonly KeptFile[],
  fetch: (url: string, init: RequestInit) => Promise<Response>,
): Promise<void> {
  const stored = files.map(async ({ url, integrity }) => {
    // The browser's own cache may be wrong: a network's login page, or a truncated file.
    const found = await fetch(url, { integrity }).catch(() => fetch(url, { integrity, cache: "reload" }));
    if (!found.ok) throw new Error(`${url}: ${found.status}`);
    await store.put(url, found);
  });
  await Promise.all(stored);
}

/** The sources of answers: the store of this build, and the network. */
export interface Sources {
  store: Pick<Cache, "match" | "put">;
  fetch: (request: Request) => Promise<Response>;
}

/** Return the answer to a request, or null to leave it to the browser. */
export function answer(request: Request, origin: string, sources: Sources): Promise<Response> | null {
  switch (strategyOf(request, origin)) {
    case "page":
      return serverFirst(request, PAGE, sources);
    case "facts":
      return serverFirst(request, request, sources, true);
    case "asset":
      return storeFirst(request, sources);
    case "server":
      return null;
  }
}

async function serverFirst(
  request: Request,
  key: Request | string,
  { store, fetch }: Sources,
  kept = false,
): Promise<Response> {
  try {
    const fresh = await fetch(request);
    if (kept && fresh.ok && (await isJson(fresh.clone()))) await store.put(key, fresh.clone());
    return fresh;
  } catch (unreachable) {
    const stored = await store.match(key);
    if (stored) return stored;
    throw unreachable;
  }
}

/** Return whether an answer is complete and not a network's own page. */
async function isJson(answer: Response): Promise<boolean> {
  return answer.json().then(
    () => true,
    () => false,
  );
}

async function storeFirst(request: Request, { store, fetch }: Sources): Promise<Response> {
  return (await store.match(request)) ?? fetch(request);
}

/** Delete the files of other builds. */
export async function forgetOthers(
  caches: Pick<CacheStorage, "keys" | "delete">,
  own: string,
): Promise<void> {
  const others = (await caches.keys()).filter((name) => name !== own);
  await Promise.all(others.map((name) => caches.delete(name)));
}
