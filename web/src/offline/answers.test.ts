import { describe, expect, it, vi } from "vitest";
import { answer, filesFor, forgetOthers, keep, keepLanguage, lastLanguage, PAGE } from "./answers";
import { strategyOf } from "./strategy";

const ORIGIN = "https://exlibris.example";

function asked(path: string, mode: RequestMode = "cors", method = "GET"): Request {
  return { url: `${ORIGIN}${path}`, mode, method } as Request;
}

function rig(stored: Record<string, string>, online: boolean, fresh = '"fresh"') {
  const kept = new Map(Object.entries(stored));
  const key = (request: RequestInfo | URL): string =>
    typeof request === "string" ? request : new URL((request as Request).url).pathname;
  const store = {
    match: vi.fn((request: RequestInfo | URL) => {
      const found = kept.get(key(request));
      return Promise.resolve(found === undefined ? undefined : new Response(found));
    }),
    put: vi.fn(async (request: RequestInfo | URL, response: Response) => {
      kept.set(key(request), await response.text());
    }),
  };
  const fetch = vi.fn(() =>
    online ? Promise.resolve(new Response(fresh)) : Promise.reject(new TypeError("unreachable")),
  );
  const body = async (request: Request): Promise<string> =>
    (await answer(request, ORIGIN, { store, fetch })!).text();
  return { body, kept, fetch };
}

describe("the service worker", () => {
  it("never shows a stored page while the server answers", async () => {
    const { body } = rig({ [PAGE]: "old client" }, true);
    expect(await body(asked("/table/abc", "navigate"))).toBe('"fresh"');
  });

  it("opens every address offline with the stored page", async () => {
    const { body } = rig({ [PAGE]: "the client" }, false);
    expect(await body(asked("/rules", "navigate"))).toBe("the client");
    expect(await body(asked("/table/abc", "navigate"))).toBe("the client");
  });

  it("takes stored files without asking, and fetches those of another build", async () => {
    const { body, fetch } = rig({ "/assets/index-1.js": "this build" }, true);
    expect(await body(asked("/assets/index-1.js"))).toBe("this build");
    expect(fetch).not.toHaveBeenCalled();
    expect(await body(asked("/assets/index-2.js"))).toBe('"fresh"');
  });

  it("keeps the newest facts of the rules, and nothing of a table", async () => {
    const online = rig({ "/api/rules": "old" }, true);
    expect(await online.body(asked("/api/rules?rulebook=pl"))).toBe('"fresh"');
    expect(online.kept.get("/api/rules")).toBe('"fresh"');
    const offline = rig({ "/api/rules": "kept" }, false);
    expect(await offline.body(asked("/api/rules?rulebook=pl"))).toBe("kept");
    await expect(offline.body(asked("/api/presets"))).rejects.toThrow("unreachable");
    for (const path of ["/api/tables", "/api/tables/abc", "/api/score", "/sw.js"])
      expect(strategyOf(asked(path), ORIGIN)).toBe("server");
    expect(strategyOf(asked("/api/rules", "cors", "POST"), ORIGIN)).toBe("server");
    expect(strategyOf({ ...asked("/"), url: "https://elsewhere.example/", mode: "navigate" }, ORIGIN)).toBe(
      "server",
    );
  });

  it.each(["<!doctype html>Welcome to our hotel", "", '{"presets": ['])(
    "keeps no facts that came wrong: %s",
    async (wrong) => {
      const { kept, body } = rig({ "/api/rules": '"kept"' }, true, wrong);
      expect(await body(asked("/api/rules?rulebook=pl"))).toBe(wrong);
      expect(kept.get("/api/rules")).toBe('"kept"');
    },
  );

  it("asks again for a file whose hash is wrong, past the browser's own cache, and keeps no other", async () => {
    const kept = new Map<string, string>();
    const store = {
      put: async (url: RequestInfo | URL, found: Response) => void kept.set(String(url), await found.text()),
    };
    const files = [
      { url: "/", integrity: "sha256-a" },
      { url: "/assets/a.js", integrity: "sha256-b" },
    ];
    const cached = vi.fn((url: string, { cache, integrity }: RequestInit) =>
      url === "/" || cache === "reload"
        ? Promise.resolve(new Response(`${url} ${integrity}`))
        : Promise.reject(new TypeError("Failed to fetch")),
    );
    await keep(store, files, cached);
    expect([...kept]).toEqual([
      ["/", "/ sha256-a"],
      ["/assets/a.js", "/assets/a.js sha256-b"],
    ]);
    await expect(keep(store, files, () => Promise.reject(new TypeError("wrong")))).rejects.toThrow("wrong");
    const gone = (): Promise<Response> => Promise.resolve(new Response("", { status: 404 }));
    await expect(keep(store, files, gone)).rejects.toThrow("/: 404");
  });

  it("stores the texts of the reader's language only, and of another one once it is chosen", async () => {
    const kept = new Map<string, string>();
    const store = {
      match: (url: RequestInfo | URL) =>
        Promise.resolve(kept.has(String(url)) ? new Response(kept.get(String(url))) : undefined),
      put: async (url: RequestInfo | URL, found: Response) => void kept.set(String(url), await found.text()),
    };
    const files = [
      { url: "/", integrity: "" },
      { url: "/assets/client.en-1.js", integrity: "", language: "en" },
      { url: "/assets/client.pl-2.js", integrity: "", language: "pl" },
    ];
    const fetch = vi.fn((url: string) => Promise.resolve(new Response(url)));
    const language = (): Promise<string> => lastLanguage(store, "pl-PL");
    await keepLanguage(store, files, await language(), fetch);
    expect([...kept.keys()]).toEqual(["/", "/assets/client.pl-2.js", "/language"]);
    await keepLanguage(store, files, "en", fetch);
    expect(fetch.mock.calls.map(([url]) => url)).toEqual(
      filesFor(files, "pl")
        .concat(files[1]!)
        .map(({ url }) => url),
    );
    expect(await language()).toBe("en");
  });

  it("deletes what another build has stored", async () => {
    const caches = {
      keys: () => Promise.resolve(["exlibris-1", "exlibris-2"]),
      delete: vi.fn(() => Promise.resolve(true)),
    };
    await forgetOthers(caches, "exlibris-2");
    expect(caches.delete.mock.calls).toEqual([["exlibris-1"]]);
  });
});
