#!/usr/bin/env python3
"""Check that a wheel has every file of the package, the built client and a compiled engine.

Usage: check_wheel.py WHEEL. Prints what is missing and exits with 1.
"""

from __future__ import annotations

import subprocess
import sys
from fnmatch import filter as matching
from pathlib import Path
from zipfile import ZipFile

ROOT = Path(__file__).resolve().parents[1]
MADE = (
    "exlibris/server/static/index.html",
    "exlibris/server/static/assets/*.js",
    "exlibris/engine/state.*.so",
    "exlibris/search/features.*.so",
)


def expected() -> list[str]:
    """Return the files of the package that git knows or would add, as paths in the wheel."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "src/exlibris"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.splitlines()
    return [path.removeprefix("src/") for path in listed if (ROOT / path).exists()]


def missing(wheel: Path) -> list[str]:
    """Return the paths and patterns for which the wheel has no file."""
    with ZipFile(wheel) as archive:
        names = archive.namelist()
    known = set(names)
    return [path for path in expected() if path not in known] + [made for made in MADE if not matching(names, made)]


if __name__ == "__main__":
    if lacking := missing(Path(sys.argv[1])):
        sys.exit("\n".join(f"check_wheel: not in the wheel: {path}" for path in lacking))
