// Python in a worker: Pyodide with the standard library and Exlibris, from files whose names follow their content.
import type { loadPyodide, PyodideAPI } from "pyodide";
import { names, read } from "./pieces";

declare const __PAGE_FILES__: {
  runtime: string;
  library: string;
  packages: string;
  /** The size of all of them as they come, packed. */
  bytes: number;
};

/** The folder of the page: this file is in its "assets". */
const PAGE = new URL(/* @vite-ignore */ "..", import.meta.url).href;
/** Where Exlibris and expansions are, and the folder of decks. */
const SITE = "/exlibris";
const DECKS = "/decks";
const at = (name: string): string => PAGE + name;
/** The part of the start that downloads are of, about. */
const LOADING = 0.7;

/** Return a file as it was before it was packed; `progress` hears how many bytes have come. */
async function unpacked(name: string, kind: string, progress: (bytes: number) => void): Promise<Response> {
  const answer = await fetch(at(`${name}.packed`));
  if (!answer.ok || !answer.body) throw new Error(`${name}: ${answer.status}`);
  const counter = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, out) {
      progress(chunk.byteLength);
      out.enqueue(chunk);
    },
  });
  const content = answer.body.pipeThrough(counter).pipeThrough(new DecompressionStream("gzip"));
  return new Response(content, { headers: { "content-type": kind } });
}

/** Let this worker's fetches of the WebAssembly find it packed. */
function unpackMachine(progress: (bytes: number) => void): void {
  const plain = self.fetch.bind(self);
  const machine = `${__PAGE_FILES__.runtime}/pyodide.asm.wasm`;
  self.fetch = (asked, init) =>
    String(asked) === at(machine) ? unpacked(machine, "application/wasm", progress) : plain(asked, init);
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

/** Start Python, and make Exlibris importable. `progress` hears the part that is done, from 0 to 1. */
export async function startPython(progress: (part: number) => void = () => {}): Promise<PyodideAPI> {
  let bytes = 0;
  const come = (more: number): void => progress((LOADING * (bytes += more)) / __PAGE_FILES__.bytes);
  unpackMachine(come);
  const archive = (name: string): Promise<Response> => unpacked(name, "application/zip", come);
  const indexURL = `${at(__PAGE_FILES__.runtime)}/`;
  const packages = archive(__PAGE_FILES__.packages).then((answer) => answer.arrayBuffer());
  const library = archive(__PAGE_FILES__.library).then((answer) => answer.blob());
  const runtime = (await import(/* @vite-ignore */ `${indexURL}pyodide.js`)) as {
    loadPyodide: typeof loadPyodide;
  };
  const stdLibURL = URL.createObjectURL(await library);
  const python = await runtime.loadPyodide({ indexURL, stdLibURL, env: { EXLIBRIS_DECKS: DECKS } });
  URL.revokeObjectURL(stdLibURL);
  progress(0.8);
  python.unpackArchive(await packages, "zip", { extractDir: SITE });
  await takeIn(python);
  python.runPython("import sys; sys.path.insert(0, '/exlibris'); sys.dont_write_bytecode = True");
  progress(0.9);
  return python;
}
