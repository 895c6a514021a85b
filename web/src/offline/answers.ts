import { strategyOf } from "./strategy";

/** The address under which the page is stored; it stands for every address of the client. */
export const PAGE = "/";

/** Where answers come from: what is stored for this build, and the network. */
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
  keep = false,
): Promise<Response> {
  try {
    const fresh = await fetch(request);
    if (keep && fresh.ok) await store.put(key, fresh.clone());
    return fresh;
  } catch (unreachable) {
    const stored = await store.match(key);
    if (stored) return stored;
    throw unreachable;
  }
}

async function storeFirst(request: Request, { store, fetch }: Sources): Promise<Response> {
  return (await store.match(request)) ?? fetch(request);
}

/** Delete what other builds have stored. */
export async function forgetOthers(
  caches: Pick<CacheStorage, "keys" | "delete">,
  own: string,
): Promise<void> {
  const others = (await caches.keys()).filter((name) => name !== own);
  await Promise.all(others.map((name) => caches.delete(name)));
}
