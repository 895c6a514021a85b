// Python in a worker: Pyodide with the standard library and Exlibris, from files whose names follow their content.
import type { loadPyodide, PyodideAPI } from "pyodide";
import { Lzma } from "./lzma";
import { names, read } from "./pieces";

declare const __PAGE_FILES__: {
  runtime: string;
  library: string;
  packages: string;
  /** The sizes of the packed files, by their names without a suffix. */
  bytes: Readonly<Record<string, number>>;
};

/** The folder of the page: this file is in its "assets". */
const PAGE = new URL(/* @vite-ignore */ "..", import.meta.url).href;
/** The folders of Exlibris, expansions and decks. */
const SITE = "/exlibris";
const DECKS = "/decks";
const at = (name: string): string => PAGE + name;
const machineOf = (runtime: string): string => `${runtime}/pyodide.asm.wasm`;
type Bytes = Uint8Array<ArrayBuffer>;
type Runtime = { loadPyodide: typeof loadPyodide };
const SIZES = __PAGE_FILES__.bytes;
const ALL_BYTES = Object.values(SIZES).reduce((sum, bytes) => sum + bytes);
/** The approximate share of downloads in the start. */
const LOADING = 0.7;

/** The name of the cache of unpacked files. */
const UNPACKED = "exlibris-unpacked";

/** Open that cache; null where the browser has none, as on a host without HTTPS. */
const unpackedFiles = async (): Promise<Cache | null> =>
  (await globalThis.caches?.open(UNPACKED).catch(() => null)) ?? null;

/** A file that is being fetched and unpacked. */
interface Coming {
  content: Response;
  /** Fulfilled when the file is complete. */
  whole: Promise<unknown>;
}

/** Fetch a file: the unpacked copy kept by an earlier start, or else from the host. Calls `progress` with the number of
 * bytes received.
 */
async function unpacked(name: string, kind: string, progress: (bytes: number) => void): Promise<Coming> {
  const store = await unpackedFiles();
  const kept = await store?.match(at(name));
  if (kept) {
    progress(SIZES[name]!);
    return { content: kept, whole: Promise.resolve() };
  }
  const answer = await fetch(at(`${name}.packed`));
  if (!answer.ok || !answer.body) throw new Error(`${name}: ${answer.status}`);
  let out!: ReadableStreamDefaultController<Bytes>;
  const stream = new ReadableStream<Bytes>({ start: (controller) => void (out = controller) });
  const whole = answer.body.pipeTo(unpacking(out, progress));
  whole.catch((error: unknown) => out.error(error));
  const [content, copy] = stream
    .tee()
    .map((body) => new Response(body, { headers: { "content-type": kind } }));
  // Without room there is no copy.
  store?.put(at(name), copy!).catch(() => null);
  return { content: content!, whole };
}

/** Return the writable stream for a packed file. */
function unpacking(
  out: ReadableStreamDefaultController<Bytes>,
  progress: (bytes: number) => void,
): WritableStream<Bytes> {
  const file = new Lzma();
  return new WritableStream({
    write(part) {
      progress(part.byteLength);
      out.enqueue(file.push(part));
    },
    close() {
      out.enqueue(file.push(new Uint8Array(0), true));
      out.close();
    },
  });
}

/** Delete the unpacked files of other builds. */
async function forgetOthers(): Promise<void> {
  const own = new Set(Object.keys(SIZES).map(at));
  const store = await unpackedFiles();
  for (const { url } of (await store?.keys()) ?? []) if (!own.has(url)) await store?.delete(url);
}

/** Serve this worker's fetches from requests that began earlier. */
function answerFetches(answers: Readonly<Record<string, Response>>): void {
  const plain = self.fetch.bind(self);
  const coming = new Map(Object.entries(answers).map(([name, answer]) => [at(name), answer]));
  self.fetch = (asked, init) => {
    const answer = coming.get(String(asked));
    return answer ? Promise.resolve(answer) : plain(asked, init);
  };
}

/** Install the expansions and decks that this browser stores. */
async function takeIn(python: PyodideAPI): Promise<void> {
  python.FS.mkdirTree(DECKS);
  for (const name of await names()) {
    const content = await read(name);
    if (name.endsWith(".whl")) python.unpackArchive(content, "zip", { extractDir: SITE });
    else python.FS.writeFile(`${DECKS}/${name}`, new Uint8Array(content));
  }
}

/** Start Python, and make Exlibris importable. Calls `progress` with the completed share, from 0 to 1, and the missing
 * bytes.
 */
export async function startPython(
  progress: (part: number, missing: number) => void = () => {},
): Promise<PyodideAPI> {
  let bytes = 0;
  const come = (more: number): void => {
    bytes += more;
    progress((LOADING * bytes) / ALL_BYTES, ALL_BYTES - bytes);
  };
  const { runtime, library, packages } = __PAGE_FILES__;
  const indexURL = `${at(runtime)}/`;
  const script = import(/* @vite-ignore */ `${indexURL}pyodide.js`) as Promise<Runtime>;
  const [machine, archive] = await Promise.all([
    unpacked(machineOf(runtime), "application/wasm", come),
    unpacked(library, "application/zip", come),
  ]);
  answerFetches({ [machineOf(runtime)]: machine.content, [library]: archive.content });
  const { loadPyodide: load } = await script;
  // The rest comes while Python starts.
  const [python, content] = await Promise.all([
    load({ indexURL, stdLibURL: at(library), env: { EXLIBRIS_DECKS: DECKS } }),
    Promise.all([machine.whole, archive.whole])
      .then(() => unpacked(packages, "application/zip", come))
      .then((site) => site.content.arrayBuffer()),
  ]);
  progress(0.8, 0);
  python.unpackArchive(content, "zip", { extractDir: SITE });
  await takeIn(python);
  python.runPython("import sys; sys.path.insert(0, '/exlibris'); sys.dont_write_bytecode = True");
  progress(0.9, 0);
  void forgetOthers();
  return python;
}
