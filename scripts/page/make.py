"""Make the runtime of the page in `build/page`: Pyodide, the used part of the standard library, and Exlibris.

The same sources give the same bytes: packages are known by their hashes (`requirements.txt`), archives have no times,
and the names of files change with their content. Large files are compressed as LZMA to be small on any host; the page
unpacks them.
"""

import hashlib
import io
import json
import lzma
import pickle
import shutil
import subprocess
import sys
import tomllib
import zipfile
from collections.abc import Container, Iterable
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
LZMA: Final = {"id": lzma.FILTER_LZMA1, "preset": 9 | lzma.PRESET_EXTREME, "pb": 0}
UNUSED: Final = tomllib.loads((HERE / "unused.toml").read_text("utf-8"))


def main() -> None:
    """Write everything into `build/page`."""
    shutil.rmtree(BUILD, ignore_errors=True)
    library, packages, public = (BUILD / name for name in ("library", "packages", "public"))
    shutil.unpack_archive(PYODIDE / "python_stdlib.zip", library)
    keep(library / "encodings", UNUSED["codecs_but"])
    install_packages(packages)
    shutil.copytree(ROOT / "src/exlibris", packages / "exlibris")
    for folder, unused in ((library, UNUSED["library"]), (packages, UNUSED["packages"])):
        remove(folder, unused)
    # The client has copies of its own of its texts.
    remove(packages / "exlibris/texts", [f"*/{name}.ftl" for name in CLIENT_CATALOGS])
    subprocess.run(["node", str(HERE / "bytecode.mjs"), library, packages], check=True)  # noqa: S607
    public.mkdir()
    facts: dict[str, object] = {"runtime": copy_runtime(public)}
    for folder in (library, packages):
        remove(folder, ["**/*.py"])
        facts[folder.name] = archived(folder, public)
    facts["bytes"] = {
        file.relative_to(public).with_suffix("").as_posix(): file.stat().st_size for file in public.rglob("*.packed")
    }
    (BUILD / "runtime.json").write_text(json.dumps(facts), "utf-8")


def remove(folder: Path, patterns: Iterable[str]) -> None:
    """Remove the files and folders that match patterns, whatever their suffix."""
    for path in [path for pattern in patterns for end in ("", ".*") for path in folder.glob(pattern + end)]:
        if path.is_dir():
            shutil.rmtree(path)
        else:
            path.unlink(missing_ok=True)


def keep(folder: Path, names: Container[str]) -> None:
    """Remove the files of a folder with other names, whatever their suffix."""
    for file in folder.iterdir():
        if file.stem not in names:
            file.unlink()


def install_packages(folder: Path) -> None:
    """Install the packages that Exlibris needs into the folder, write their licenses, remove unused data."""
    install = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps"]
    wanted = ["--only-binary=:all:", *TAG, "--platform=any", "--require-hashes", "-r", str(HERE / "requirements.txt")]
    subprocess.run([*install, *wanted, "--no-compile", "--target", folder], check=True)
    (BUILD / "licences.json").write_text(json.dumps(licences.listed(PYODIDE, PYTHON, folder)), "utf-8")
    shorten_babel(folder / "babel")
    shorten_confusables(folder / "confusable_homoglyphs/confusables.json")


def shorten_babel(folder: Path) -> None:
    """Remove the other languages and the unused words of ours."""
    keep(folder / "locale-data", LANGUAGES)
    for data in sorted(folder.rglob("*.dat")):
        words = pickle.loads(data.read_bytes())  # noqa: S301 (known by its hash)
        used = {key: words[key] for key in sorted(words.keys() - {*UNUSED["words"]})}
        used |= {key: {} for key in UNUSED["asked_in_vain"] if key in used}
        data.write_bytes(pickle.dumps(used, protocol=4))


def shorten_confusables(file: Path) -> None:
    """Remove the names of the look-alikes (`n`); `exlibris.table.names` reads only their characters (`c`)."""
    alike = json.loads(file.read_text("utf-8"))
    used = {sign: [{"c": other["c"]} for other in others] for sign, others in alike.items()}
    file.write_text(json.dumps(used, ensure_ascii=False, separators=(",", ":")), "utf-8")


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
    """Pack a folder into one file named after it and its content, and return that name without its suffix."""
    archive = io.BytesIO()
    with zipfile.ZipFile(archive, "w") as together:
        for file in files_of(folder):
            together.writestr(zipfile.ZipInfo(file.relative_to(folder).as_posix()), file.read_bytes())  # without a time
    content = packed(archive.getvalue())
    name = f"{folder.name}-{hashlib.sha256(content).hexdigest()[:12]}"
    (public / f"{name}.packed").write_bytes(content)
    return name


def packed(content: bytes) -> bytes:
    """Return some bytes compressed, always alike, with their number in the header."""
    found = lzma.compress(content, lzma.FORMAT_ALONE, filters=[LZMA])
    return found[:5] + len(content).to_bytes(8, "little") + found[13:]


def files_of(folder: Path) -> Iterable[Path]:
    """Return all files below a folder in an order that is always the same."""
    return sorted(file for file in folder.rglob("*") if file.is_file())


if __name__ == "__main__":
    main()
