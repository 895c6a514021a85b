#!/usr/bin/env python3
"""Print the path of a Chromium for the browser tests, fetching one if the machine has none.

Order: EXLIBRIS_CHROMIUM, PATH, Playwright's own; then, unless --no-install, `playwright install chromium`
and, as root on Debian, apt-get. Progress goes to stderr; exit code 1 means that none was found or installed.
"""

import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def note(message: str) -> None:
    """Print a progress message to stderr; stdout carries only the path."""
    print(f"find_chromium: {message}", file=sys.stderr, flush=True)


def run(*command: str) -> None:
    """Run a command with its output on stderr."""
    note("trying " + " ".join(command))
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run(command, stdout=sys.stderr, env=environment, check=False)


def works(path: str) -> bool:
    """Return True if the program runs: a distribution's stub may exist without a browser."""
    try:
        return subprocess.run([path, "--version"], capture_output=True, timeout=60, check=False).returncode == 0
    except (OSError, subprocess.TimeoutExpired):
        return False


def candidates() -> Iterator[str | None]:
    """Yield programs that may be a Chromium, best first; None for a missing one."""
    yield os.environ.get("EXLIBRIS_CHROMIUM")
    yield from map(shutil.which, NAMES)
    if importlib.util.find_spec("playwright") is not None:
        from playwright.sync_api import sync_playwright

        with sync_playwright() as playwright:
            own = playwright.chromium.executable_path
        yield own


def find() -> str | None:
    """Return the first Chromium that runs."""
    return next((path for path in candidates() if path and works(path)), None)


def install() -> str | None:
    """Let Playwright download its Chromium, or install Debian's, where that is possible; return one that runs."""
    run(sys.executable, "-m", "playwright", "install", "chromium")
    if (path := find()) is not None:
        return path
    if not Path("/etc/debian_version").exists() or os.geteuid() != 0:
        note("not root on Debian, so apt-get is no help")
        return None
    run("apt-get", "update", "-q")
    run("apt-get", "install", "-q", "-y", "--no-install-recommends", "chromium")
    return find()


def main() -> None:
    """Print the path, or exit with 1 and say why."""
    path = find()
    if path is None and "--no-install" not in sys.argv[1:]:
        path = install()
    if path is None:
        sys.exit("find_chromium: no Chromium found")
    print(path)


if __name__ == "__main__":
    main()
