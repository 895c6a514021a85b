// Compile folders of Python sources for a page by the Pyodide that it ships: `node bytecode.mjs FOLDER...`.
// Each name.py becomes name.pyc in its place, which Python imports without a source and without looking for one.
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const web = join(dirname(fileURLToPath(import.meta.url)), "../../web/package.json");
const entry = createRequire(web).resolve("pyodide");
const { loadPyodide } = await import(pathToFileURL(join(dirname(entry), "pyodide.mjs")));

const PROGRAM = `
from importlib._bootstrap_external import _code_to_hash_pyc
from pathlib import Path

def compile_all(folder):
    for source in sorted(Path(folder).rglob("*.py")):
        text = source.read_bytes()
        code = compile(text, source.relative_to(folder).as_posix(), "exec", dont_inherit=True, optimize=2)
        source.with_suffix(".pyc").write_bytes(_code_to_hash_pyc(code, bytes(8), False))
        source.unlink()
compile_all
`;

const pyodide = await loadPyodide();
const compileAll = pyodide.runPython(PROGRAM);
for (const [number, folder] of process.argv.slice(2).entries()) {
  const place = `/sources/${number}`;
  pyodide.FS.mkdirTree(place);
  pyodide.FS.mount(pyodide.FS.filesystems.NODEFS, { root: folder }, place);
  compileAll(place);
}
