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
/** Where Exlibris and expansions are, and the folder of decks. */
const SITE = "/exlibris";
const DECKS = "/decks";
const at = (name: string): string => PAGE + name;
const machineOf = (runtime: string): string => `${runtime}/pyodide.asm.wasm`;
type Bytes = Uint8Array<ArrayBuffer>;
type Runtime = { loadPyodide: typeof loadPyodide };
const SIZES = __PAGE_FILES__.bytes;
const ALL_BYTES = Object.values(SIZES).reduce((sum, bytes) => sum + bytes);
/** The part of the start that downloads are of, about. */
const LOADING = 0.7;

/** The name of the cache of unpacked files. */
const UNPACKED = "exlibris-unpacked";

/** Open that cache; null where the browser has none, as on a host without HTTPS. */
const unpackedFiles = async (): Promise<Cache | null> =>
  (await globalThis.caches?.open(UNPACKED).catch(() => null)) ?? null;

/** An unpacked file that is on its way. */
interface Coming {
  content: Response;
  /** Fulfilled when all of it is here. */
  whole: Promise<unknown>;
}

/** Ask for a file: the unpacked copy that an earlier start has kept, or else the host's. `progress` hears how many bytes
 * have come.
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

/** Return where the parts of a packed file are written to. */
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

/** Answer this worker's fetches of files from requests that were begun earlier. */
function answerFetches(answers: Readonly<Record<string, Response>>): void {
  const plain = self.fetch.bind(self);
  const coming = new Map(Object.entries(answers).map(([name, answer]) => [at(name), answer]));
  self.fetch = (asked, init) => {
    const answer = coming.get(String(asked));
    return answer ? Promise.resolve(answer) : plain(asked, init);
  };
}

/** Add the expansions and decks that this browser keeps, as if they were installed. */
async function takeIn(python: PyodideAPI): Promise<void> {
  python.FS.mkdirTree(DECKS);
  for (const name of await names()) {
    const content = await read(name);
    if (name.endsWith(".whl")) python.unpackArchive(content, "zip", { extractDir: SITE });
    else python.FS.writeFile(`${DECKS}/${name}`, new Uint8Array(content));
  }
}

/** Start Python, and make Exlibris importable. `progress` hears the part that is done, from 0 to 1, and the bytes that are
 * still to come.
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
