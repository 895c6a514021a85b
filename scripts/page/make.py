"""What a page runs, made ready in `build/page`: Pyodide, the part of the standard library that is used, and Exlibris.

The same sources give the same bytes: packages are known by their hashes (`requirements.txt`), archives have no times,
and the names of files change with their content. What is large is packed by gzip, so that it is small on any host; the
page unpacks it.
"""

import gzip
import hashlib
import io
import json
import pickle
import shutil
import subprocess
import sys
import tomllib
import zipfile
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from exlibris.texts.catalogs import CLIENT_CATALOGS
from page import licences

HERE: Final = Path(__file__).resolve().parent
ROOT: Final = HERE.parents[1]
BUILD: Final = ROOT / "build/page"
PYODIDE: Final = ROOT / "web/node_modules/pyodide"
MODULES: Final = ("pyodide", "pyodide.asm")
MACHINE: Final = "pyodide.asm.wasm"
LOCK: Final = "pyodide-lock.json"
PYTHON: Final = "3.14"  # the version that Pyodide is
TAG: Final = (
    f"--python-version={PYTHON}",
    "--implementation=cp",
    "--abi=cp314",
    "--platform=pyemscripten_2026_0_wasm32",
)
KNOWN: Final = json.loads((ROOT / "src/exlibris/texts/languages.json").read_text("utf-8"))
LANGUAGES: Final = {"root", *(language["code"] for language in KNOWN)}

UNUSED: Final = tomllib.loads((HERE / "unused.toml").read_text("utf-8"))


def main() -> None:
    """Write everything into `build/page`."""
    shutil.rmtree(BUILD, ignore_errors=True)
    library, packages, public = (BUILD / name for name in ("library", "packages", "public"))
    unpack_library(library)
    install_packages(packages)
    copy_exlibris(packages / "exlibris")
    subprocess.run(["node", str(HERE / "bytecode.mjs"), library, packages], check=True)  # noqa: S607
    public.mkdir()
    facts: dict[str, object] = {"runtime": copy_runtime(public)}
    facts |= {folder.name: archived(folder, public) for folder in (library, packages)}
    facts["bytes"] = sum(file.stat().st_size for file in public.rglob("*") if file.is_file())
    (BUILD / "runtime.json").write_text(json.dumps(facts), "utf-8")


def unpack_library(folder: Path) -> None:
    """Unpack the standard library as far as it is used."""
    with zipfile.ZipFile(PYODIDE / "python_stdlib.zip") as archive:
        for name in archive.namelist():
            part = Path(name).with_suffix("")
            above = {part.as_posix(), *(parent.as_posix() for parent in part.parents)}
            is_idle_codec = part.parent.name == "encodings" and part.name not in UNUSED["codecs"]
            if above.isdisjoint(UNUSED["modules"]) and not is_idle_codec:
                archive.extract(name, folder)


def install_packages(folder: Path) -> None:
    """Install the packages that Exlibris needs there, note their licences, and remove what is not used."""
    install = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps"]
    wanted = ["--only-binary=:all:", *TAG, "--platform=any", "--require-hashes", "-r", str(HERE / "requirements.txt")]
    subprocess.run([*install, *wanted, "--no-compile", "--target", folder], check=True)
    (BUILD / "licences.json").write_text(json.dumps(licences.listed(PYODIDE, PYTHON, folder)), "utf-8")
    for file in files_of(folder):
        if not is_used(file.relative_to(folder)):
            file.unlink()
    for data in sorted((folder / "babel").rglob("*.dat")):
        words = pickle.loads(data.read_bytes())  # noqa: S301 (known by its hash)
        data.write_bytes(
            pickle.dumps({key: words[key] for key in sorted(words.keys() - {*UNUSED["words"]})}, protocol=4)
        )


def is_used(path: Path) -> bool:
    """Return whether a page uses a file of a package: locales of its languages, no time zones, no declarations."""
    if path.parent.name == "locale-data":
        return path.stem in LANGUAGES
    if path.parts[0] == "librt":
        return path.name.partition(".")[0] not in UNUSED["librt"]
    unused = path.suffix in {".pyi", ".typed", ".h", ".txt"} or "zoneinfo" in path.parts or "messages" in path.parts
    return not unused and not path.parts[0].endswith((".dist-info", ".libs", "bin"))


def copy_exlibris(folder: Path) -> None:
    """Copy the packages of Exlibris that a page has, without the client's texts, of which it has its own copies."""
    sources = ROOT / "src/exlibris"
    catalogs = {f"{name}.ftl" for name in CLIENT_CATALOGS}
    for source in files_of(sources):
        path = source.relative_to(sources)
        is_code = path.parts[0] not in UNUSED["packages"] and "__pycache__" not in path.parts and path.suffix != ".so"
        is_left_out = path.suffix == ".md" or (path.parts[0] == "texts" and path.name in catalogs)
        if is_code and not is_left_out:
            target = folder / path
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(source, target)


def copy_runtime(public: Path) -> str:
    """Copy Pyodide into a folder named after its content, and return the folder's name.

    Its modules are renamed: many hosts do not send `.mjs` as a script.
    """
    modules = {
        f"{name}.js": (PYODIDE / f"{name}.mjs").read_bytes().replace(b".asm.mjs", b".asm.js") for name in MODULES
    }
    machine = (PYODIDE / MACHINE).read_bytes()
    digest = hashlib.sha256(b"".join((*modules.values(), machine))).hexdigest()
    folder = public / f"runtime-{digest[:12]}"
    folder.mkdir()
    for name, content in modules.items():
        (folder / name).write_bytes(content)
    (folder / f"{MACHINE}.packed").write_bytes(packed(machine))
    lock = {**json.loads((PYODIDE / LOCK).read_text("utf-8")), "packages": {}}  # none of them is used
    (folder / LOCK).write_text(json.dumps(lock), "utf-8")
    return folder.name


def archived(folder: Path, public: Path) -> str:
    """Pack a folder into one file named after it and its content, and return that name."""
    archive = io.BytesIO()
    with zipfile.ZipFile(archive, "w") as together:
        for file in files_of(folder):
            together.writestr(zipfile.ZipInfo(file.relative_to(folder).as_posix()), file.read_bytes())  # without a time
    content = packed(archive.getvalue())
    name = f"{folder.name}-{hashlib.sha256(content).hexdigest()[:12]}.packed"
    (public / name).write_bytes(content)
    return name


def packed(content: bytes) -> bytes:
    """Return some bytes compressed, always alike."""
    return gzip.compress(content, 9, mtime=0)


def files_of(folder: Path) -> Iterable[Path]:
    """Return all files below a folder in an order that is always the same."""
    return sorted(file for file in folder.rglob("*") if file.is_file())


if __name__ == "__main__":
    main()
