// What the service worker does with a request; decided only in this file.

/** From where a request is answered:
 *
 * - `page`: from the server, so that no browser keeps an old client; from the store only if the server is unreachable.
 * - `asset`: from the store, since a file's name changes with its content.
 * - `facts`: like a page, and kept for the next time: what the rules page shows.
 * - `server`: only from the server.
 */
export type Strategy = "page" | "asset" | "facts" | "server";

/** Answers of the API that are the same for all players and games. */
export const FACTS = new Set(["/api/rules", "/api/catalog", "/api/presets"]);

export function strategyOf(request: Pick<Request, "method" | "mode" | "url">, origin: string): Strategy {
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== origin) return "server";
  if (url.pathname.startsWith("/api/")) return FACTS.has(url.pathname) ? "facts" : "server";
  if (request.mode === "navigate") return "page";
  return url.pathname.startsWith("/assets/") ? "asset" : "server";
}
