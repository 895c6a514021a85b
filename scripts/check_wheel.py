#!/usr/bin/env python3
"""Check that a wheel has every file of the package, the built client and a compiled engine.

Usage: check_wheel.py WHEEL. Prints the missing files and exits with 1.
"""

from __future__ import annotations

import sys
from fnmatch import filter as matching
from pathlib import Path
from zipfile import ZipFile

ROOT = Path(__file__).resolve().parents[1]
MADE = (
    "exlibris/server/static/index.html",
    "exlibris/server/static/licences.txt",
    "exlibris/server/static/assets/*.js",
    "exlibris/forms/fonts/serif-bold.ttf",
    "exlibris/forms/fonts/LICENSE-alegreya.txt",
    "exlibris/engine/state.*.so",
    "exlibris/search/features.*.so",
    "exlibris/rl/batch.*.so",
)


def expected() -> list[str]:
    """Return the files of the package that the tree has, as paths in the wheel."""
    sources = ROOT / "src"
    files = (path for path in (sources / "exlibris").rglob("*") if path.is_file() and "__pycache__" not in path.parts)
    return sorted(path.relative_to(sources).as_posix() for path in files)


def missing(wheel: Path) -> list[str]:
    """Return the paths and patterns for which the wheel has no file."""
    with ZipFile(wheel) as archive:
        names = archive.namelist()
    known = set(names)
    return [path for path in expected() if path not in known] + [made for made in MADE if not matching(names, made)]


if __name__ == "__main__":
    if lacking := missing(Path(sys.argv[1])):
        sys.exit("\n".join(f"check_wheel: not in the wheel: {path}" for path in lacking))
