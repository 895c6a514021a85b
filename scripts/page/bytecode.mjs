// Compile folders of Python sources for a page by the Pyodide that it ships: `node bytecode.mjs FOLDER...`.
// Beside each name.py comes name.pyc, which Python imports without a source and without looking for one.
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const web = join(dirname(fileURLToPath(import.meta.url)), "../../web/package.json");
const entry = createRequire(web).resolve("pyodide");
const { loadPyodide } = await import(pathToFileURL(join(dirname(entry), "pyodide.mjs")));

const pyodide = await loadPyodide();
const { compile_dir } = pyodide.pyimport("compileall");
const { UNCHECKED_HASH } = pyodide.pyimport("py_compile").PycInvalidationMode;
for (const [number, folder] of process.argv.slice(2).entries()) {
  const place = `/sources/${number}`;
  pyodide.FS.mkdirTree(place);
  pyodide.FS.mount(pyodide.FS.filesystems.NODEFS, { root: folder }, place);
  const how = { legacy: true, stripdir: place, optimize: 2, quiet: 1, invalidation_mode: UNCHECKED_HASH };
  if (!compile_dir.callKwargs(place, how)) process.exit(1);
}
